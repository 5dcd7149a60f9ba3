import { kitComponent } from '#components/kit/kit.ts';
import { kindAt, type FieldKind } from '#schemas/kind.ts';
import { allIn, problemOf, type ArticleText } from './articleText.ts';
import { problemAt, type ParsedFile } from './fields.ts';
import { leavesOf } from './leaves.ts';
import type { Problem } from './problem.ts';

/** What may be there only once: a tracking id in the whole content, the others in their own list. */
const onlyOnce: Partial<Record<FieldKind, string>> = {
  'tracking id': 'el nombre con el que analítica cuenta un botón',
  anchor: 'el final de una dirección',
  logo: 'el logo de un cliente',
  'social network': 'una red',
};

/** A name that tells things apart, where it stands, and where there may be no other. */
interface Name {
  what: string;
  value: string;
  scope: string;
  tell: (message: string) => Problem;
}

function namesInData({ file, source, schema }: ParsedFile): Name[] {
  return leavesOf(source.data).flatMap(({ path, value }) => {
    const kind = kindAt(schema, path);
    const what = kind && onlyOnce[kind];
    if (!what || typeof value !== 'string') return [];
    const scope = kind === 'tracking id' ? '' : [file, ...path.slice(0, -2)].join();
    return [{ what, value, scope, tell: (message) => problemAt(file, source, path, message) }];
  });
}

/** The names that components in the text of an article give to their buttons. */
function namesInText(file: string, parsed: ArticleText): Name[] {
  if ('problem' in parsed) return [];
  const what = onlyOnce['tracking id'] ?? '';
  return allIn(parsed.root).flatMap((node) => {
    const props = kitComponent(node.name ?? '')?.props;
    return (node.attributes ?? []).flatMap(({ name = '', value }): Name[] => {
      const isId = props && kindAt(props, [name]) === 'tracking id';
      if (!isId || typeof value !== 'string') return [];
      return [{ what, value, scope: '', tell: (message) => problemOf(file, node, message) }];
    });
  });
}

/** The names that stand twice where they tell things apart, in data or in the text of articles. */
export function repeatedNames(
  parsed: readonly ParsedFile[],
  texts: ReadonlyMap<string, ArticleText>,
): Problem[] {
  const names = [
    ...parsed.flatMap(namesInData),
    ...[...texts].flatMap(([file, text]) => namesInText(file, text)),
  ];
  const same = Map.groupBy(names, ({ what, value, scope }) => [what, value, scope].join());
  return [...same.values()].flatMap(([first, ...others]) =>
    others.map(({ what, value, tell }) => {
      const { file, line } = first?.tell('') ?? {};
      const message = `«${value}» está dos veces: acá y en ${file}:${line}. Es ${what} y no se repite: cambiá uno.`;
      return tell(message);
    }),
  );
}
