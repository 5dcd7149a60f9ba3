import type { ArticleCta } from './articleCtas.ts';
import { problemAt } from './fieldProblems.ts';
import { leavesOf } from './leaves.ts';
import type { Problem } from './problem.ts';
import type { Source } from './readYaml.ts';

/** A content file that could be read. */
export interface ReadFile {
  file: string;
  source: Source;
}

/** What a value stands for that may be there only once, by its key. */
const onlyOnce: Record<string, { what: string; everywhere: boolean }> = {
  cta: { what: 'el nombre con el que analítica cuenta un botón', everywhere: true },
  file: { what: 'el logo de un cliente', everywhere: false },
  network: { what: 'una red', everywhere: false },
};

/** The names that stand twice where they tell things apart, in data or in the text of articles. */
export function repeatedNames(
  files: readonly ReadFile[],
  inArticles: readonly ArticleCta[],
): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  const twice = (key: string, value: string, scope: string, place: string) => {
    const name = [key, value, scope].join();
    const twin = seen.get(name);
    if (twin === undefined) seen.set(name, place);
    return (
      twin &&
      `«${value}» está dos veces: acá y en ${twin}. «${key}», ${onlyOnce[key]?.what}, no se repite: cambiá uno.`
    );
  };
  for (const { file, source } of files) {
    for (const { path, value } of leavesOf(source.data)) {
      const key = String(path.at(-1));
      const rule = Object.hasOwn(onlyOnce, key) ? onlyOnce[key] : undefined;
      if (!rule || typeof value !== 'string') continue;
      const scope = rule.everywhere ? '' : [file, ...path.slice(0, -2)].join();
      const message = twice(key, value, scope, `${file}:${source.locate(path).line}`);
      if (message) problems.push(problemAt(file, source, path, message));
    }
  }
  for (const { file, cta, line, column } of inArticles) {
    const message = twice('cta', cta, '', `${file}:${line}`);
    if (message) problems.push({ file, line, column, message });
  }
  return problems;
}
