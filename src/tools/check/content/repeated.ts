import type { FieldKind } from '#schemas/kind.ts';
import type { ContentFile } from './contentFile.ts';
import type { Problem } from './problem.ts';
import { valuesOf, type Value } from './values.ts';

/** What may be there only once: a tracking id in the whole content, the others in their own list. */
const onlyOnce: Partial<Record<FieldKind, string>> = {
  'tracking id': 'el nombre con el que analítica cuenta un botón',
  anchor: 'el final de una dirección',
  logo: 'el logo de un cliente',
  'social network': 'una red',
};

/** The names that stand twice where they tell things apart, in data or in the text of articles. */
export function repeatedNames(files: readonly ContentFile[]): Problem[] {
  const owners = new Map<string, Value>();
  return files.flatMap((content) =>
    valuesOf(content).flatMap((named) => {
      const { kind, path, value, tell } = named;
      const what = kind && onlyOnce[kind];
      if (!what || typeof value !== 'string') return [];
      const list = kind === 'tracking id' ? [] : [content.file, ...path.slice(0, -2)];
      const key = [what, value, ...list].join('\n');
      const owner = owners.get(key);
      if (!owner) {
        owners.set(key, named);
        return [];
      }
      const { file, line } = owner.tell('');
      return [
        tell(
          `«${value}» está dos veces: acá y en ${file}:${line}. Es ${what} y no se repite: cambiá uno.`,
        ),
      ];
    }),
  );
}

/** What two texts have in common when they differ in case, accents or signs alone. */
const bare = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Hints about categories that are written in two ways: visitors would find two. */
export function categoryHints(articles: readonly ContentFile[]): Problem[] {
  const firstWay = new Map<string, string>();
  return articles
    .flatMap(valuesOf)
    .filter(({ path }) => path[0] === 'categorias')
    .flatMap(({ value, tell }) => {
      const name = String(value).normalize('NFC').trim();
      const first = firstWay.get(bare(name)) ?? name;
      firstWay.set(bare(name), first);
      const message = `Habría dos categorías, «${name}» y «${first}»: escribilas igual.`;
      return name === first ? [] : [{ ...tell(message), isHint: true }];
    });
}
