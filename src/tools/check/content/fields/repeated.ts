import { plainSpelling, slugOf } from '#lib/slug.ts';
import type { FieldKind } from '#schemas/kind.ts';
import { valueInWords } from '#schemas/valueInWords.ts';
import { isArticle } from '#tools/check/content/files/contentPaths.ts';
import { problemAtField, type ContentFile } from '#tools/check/content/contentFile.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import type { Value } from './values.ts';

type Path = (string | number)[];

/** Kinds of values that must be unique: tracking ids in all content, the other kinds within their list. */
const onlyOnce: Partial<Record<FieldKind, string>> = {
  'tracking id': 'el nombre con el que analítica cuenta un botón',
  anchor: 'el final de una dirección',
  logo: 'el logo de un cliente',
  'social network': 'una red',
  'addressed text': 'un texto del que sale una dirección',
};

/** Problems with values that must be unique and are repeated, in data or in articles. */
export function repeatedNames(values: readonly Value[]): Problem[] {
  const owners = new Map<string, Value>();
  return values.flatMap((named) => {
    const { file, kind, path, value, toProblem } = named;
    const what = kind && onlyOnce[kind];
    if (!what || typeof value !== 'string') return [];
    const list = kind === 'tracking id' ? [] : [file, ...path.slice(0, -2)];
    const name = kind === 'addressed text' ? slugOf(value) : value;
    const key = [what, name, ...list].join('\n');
    const owner = owners.get(key);
    if (!owner) {
      owners.set(key, named);
      return [];
    }
    const { line } = owner.toProblem('');
    return [
      toProblem(
        `«${value}» está dos veces: acá y en ${owner.file}:${line}${owner.value === value ? '' : ` («${String(owner.value)}»)`}. Es ${what} y no se repite: cambiá uno.`,
      ),
    ];
  });
}

/** Every list in a content file's data, with its path. */
function listsIn(data: unknown, path: Path = []): { list: unknown[]; path: Path }[] {
  if (typeof data !== 'object' || data === null) return [];
  const isList = Array.isArray(data);
  const inner = Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
    listsIn(value, [...path, isList ? Number(key) : key]),
  );
  return isList ? [{ list: data, path }, ...inner] : inner;
}

/** Problems with elements that are in a list twice. Only numbers may be repeated. */
export const repeatedElements = (content: ContentFile): Problem[] =>
  listsIn(content.source.data).flatMap(({ list, path }) => {
    const texts = list.map((element) => JSON.stringify(element).normalize('NFC'));
    return list.flatMap((element, index): Problem[] => {
      const first = texts.indexOf(texts[index] ?? '');
      if (first === index || typeof element === 'number') return [];
      const what = typeof element === 'string' ? valueInWords(element) : 'Este elemento';
      const message = `${what} está dos veces en la lista: es igual al elemento ${first + 1}. Borrá uno de los dos, o cambialo.`;
      return [problemAtField(content, [...path, index], message)];
    });
  });

/** Hints about categories with two spellings, which visitors would see as two. */
export function categoryHints(values: readonly Value[]): Problem[] {
  const spellings = new Map<string, string>();
  return values
    .filter(({ file, path }) => isArticle(file) && path[0] === 'categorias' && path.length > 1)
    .flatMap(({ value, toProblem }) => {
      const name = String(value).normalize('NFC').trim();
      const first = spellings.get(plainSpelling(name)) ?? name;
      spellings.set(plainSpelling(name), first);
      const message = `Habría dos categorías, «${name}» y «${first}»: escribilas igual.`;
      return name === first ? [] : [{ ...toProblem(message), isHint: true }];
    });
}
