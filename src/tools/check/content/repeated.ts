import type { z } from 'astro/zod';
import { kindAt, type FieldKind } from '#schemas/kind.ts';
import type { ArticleCta } from './articleCtas.ts';
import { problemAt } from './fieldProblems.ts';
import { leavesOf } from './leaves.ts';
import type { Problem } from './problem.ts';
import type { Source } from './readYaml.ts';

/** A content file that could be read, and what it has to be. */
export interface ReadFile {
  file: string;
  source: Source;
  schema: z.ZodType;
}

/** What may be there only once, in the whole content or in its own list. */
const onlyOnce: Partial<Record<FieldKind, { what: string; everywhere: boolean }>> = {
  'tracking id': { what: 'el nombre con el que analítica cuenta un botón', everywhere: true },
  anchor: { what: 'el final de una dirección', everywhere: false },
  logo: { what: 'el logo de un cliente', everywhere: false },
  'social network': { what: 'una red', everywhere: false },
};

/** The names that stand twice where they tell things apart, in data or in the text of articles. */
export function repeatedNames(
  files: readonly ReadFile[],
  inArticles: readonly ArticleCta[],
): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  const twice = (
    { kind, key, value }: { kind: FieldKind; key: string; value: string },
    scope: string,
    place: string,
  ) => {
    const name = [kind, value, scope].join();
    const twin = seen.get(name);
    if (twin === undefined) seen.set(name, place);
    return (
      twin &&
      `«${value}» está dos veces: acá y en ${twin}. «${key}», ${onlyOnce[kind]?.what}, no se repite: cambiá uno.`
    );
  };
  for (const { file, source, schema } of files) {
    for (const { path, value } of leavesOf(source.data)) {
      const kind = kindAt(schema, path);
      const rule = kind && onlyOnce[kind];
      if (!rule || typeof value !== 'string') continue;
      const scope = rule.everywhere ? '' : [file, ...path.slice(0, -2)].join();
      const place = `${file}:${source.locate(path).line}`;
      const message = twice({ kind, key: String(path.at(-1)), value }, scope, place);
      if (message) problems.push(problemAt(file, source, path, message));
    }
  }
  for (const { file, key, value, line, column } of inArticles) {
    const message = twice({ kind: 'tracking id', key, value }, '', `${file}:${line}`);
    if (message) problems.push({ file, line, column, message });
  }
  return problems;
}
