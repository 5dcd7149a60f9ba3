import type { FieldKind } from '#schemas/kind.ts';
import type { ContentFile } from './contentFile.ts';
import type { Problem } from './problem.ts';
import { valuesOf, type Value } from './values.ts';

/** Kinds of values that must be unique: tracking ids in all content, the others within their list. */
const onlyOnce: Partial<Record<FieldKind, string>> = {
  'tracking id': 'el nombre con el que analítica cuenta un botón',
  anchor: 'el final de una dirección',
  logo: 'el logo de un cliente',
  'social network': 'una red',
};

/** Problems with values that must be unique and are repeated, in data or in articles. */
export function repeatedNames(files: readonly ContentFile[]): Problem[] {
  const owners = new Map<string, Value>();
  return files.flatMap((content) =>
    valuesOf(content).flatMap((named) => {
      const { kind, path, value, toProblem } = named;
      const what = kind && onlyOnce[kind];
      if (!what || typeof value !== 'string') return [];
      const list = kind === 'tracking id' ? [] : [content.file, ...path.slice(0, -2)];
      const key = [what, value, ...list].join('\n');
      const owner = owners.get(key);
      if (!owner) {
        owners.set(key, named);
        return [];
      }
      const { file, line } = owner.toProblem('');
      return [
        toProblem(
          `«${value}» está dos veces: acá y en ${file}:${line}. Es ${what} y no se repite: cambiá uno.`,
        ),
      ];
    }),
  );
}

/** A text without case, accents and punctuation, to compare spellings. */
const normalized = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Hints about categories with two spellings, which visitors would see as two. */
export function categoryHints(articles: readonly ContentFile[]): Problem[] {
  const spellings = new Map<string, string>();
  return articles
    .flatMap(valuesOf)
    .filter(({ path }) => path[0] === 'categorias')
    .flatMap(({ value, toProblem }) => {
      const name = String(value).normalize('NFC').trim();
      const first = spellings.get(normalized(name)) ?? name;
      spellings.set(normalized(name), first);
      const message = `Habría dos categorías, «${name}» y «${first}»: escribilas igual.`;
      return name === first ? [] : [{ ...toProblem(message), isHint: true }];
    });
}
