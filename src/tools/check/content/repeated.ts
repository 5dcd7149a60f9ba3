import type { FieldKind } from '#schemas/kind.ts';
import type { ContentFile } from './contentFile.ts';
import type { Problem } from './problem.ts';
import { valuesOf } from './values.ts';

/** What may be there only once: a tracking id in the whole content, the others in their own list. */
const onlyOnce: Partial<Record<FieldKind, string>> = {
  'tracking id': 'el nombre con el que analítica cuenta un botón',
  anchor: 'el final de una dirección',
  logo: 'el logo de un cliente',
  'social network': 'una red',
};

/** The names that stand twice where they tell things apart, in data or in the text of articles. */
export function repeatedNames(files: readonly ContentFile[]): Problem[] {
  const names = files.flatMap((content) =>
    valuesOf(content).flatMap(({ kind, path, value, tell }) => {
      const what = kind && onlyOnce[kind];
      if (!what || typeof value !== 'string') return [];
      const list = kind === 'tracking id' ? [] : [content.file, ...path.slice(0, -2)];
      return [{ what, value, key: [what, value, ...list].join('\n'), tell }];
    }),
  );
  return [...Map.groupBy(names, ({ key }) => key).values()].flatMap(([first, ...others]) =>
    others.map(({ what, value, tell }) => {
      const { file, line } = first?.tell('') ?? {};
      return tell(
        `«${value}» está dos veces: acá y en ${file}:${line}. Es ${what} y no se repite: cambiá uno.`,
      );
    }),
  );
}
