import { problemAt, type ParsedFile } from './fields.ts';
import type { Problem } from './problem.ts';

/** What two texts have in common when they differ in case, accents or signs alone. */
const bare = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Hints about categories that are written in two ways: visitors would find two. */
export function categoryHints(articles: readonly ParsedFile[]): Problem[] {
  const uses = articles.flatMap(({ file, source }) => {
    const { categorias } = (source.data ?? {}) as { categorias?: unknown };
    return (Array.isArray(categorias) ? categorias : []).map((name: unknown, index) => ({
      name: String(name).normalize('NFC').trim(),
      tell: (message: string) => problemAt(file, source, ['categorias', index], message),
    }));
  });
  return [...Map.groupBy(uses, ({ name }) => bare(name)).values()].flatMap((same) => {
    const ways = [...Map.groupBy(same, ({ name }) => name).values()];
    const [right, ...others] = ways.sort((a, b) => b.length - a.length);
    return others.flat().map(({ name, tell }) => ({
      ...tell(`Habría dos categorías, «${name}» y «${right?.[0]?.name}»: escribilas igual.`),
      isHint: true,
    }));
  });
}
