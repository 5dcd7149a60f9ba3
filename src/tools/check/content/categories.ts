import type { ContentFile } from './contentFile.ts';
import type { Problem } from './problem.ts';
import { valuesOf } from './values.ts';

/** What two texts have in common when they differ in case, accents or signs alone. */
const bare = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Hints about categories that are written in two ways: visitors would find two. */
export function categoryHints(files: readonly ContentFile[]): Problem[] {
  const uses = files
    .flatMap(valuesOf)
    .filter(({ path }) => path[0] === 'categorias')
    .map(({ value, tell }) => ({ name: String(value).normalize('NFC').trim(), tell }));
  return [...Map.groupBy(uses, ({ name }) => bare(name)).values()].flatMap((same) => {
    const ways = [...Map.groupBy(same, ({ name }) => name).values()];
    const [right, ...others] = ways.sort((a, b) => b.length - a.length);
    return others.flat().map(({ name, tell }) => ({
      ...tell(`Habría dos categorías, «${name}» y «${right?.[0]?.name}»: escribilas igual.`),
      isHint: true,
    }));
  });
}
