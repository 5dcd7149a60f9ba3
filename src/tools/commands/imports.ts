// `npm run imports`: draws which folder of `src` imports from which, read from the code, as Mermaid
// that GitHub and editors show as a picture. The order that lint holds is in `layers.mjs`.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { layers } from '#tools/layers.mjs';
import { projectRoot } from '#tools/projectRoot.ts';

const source = join(projectRoot, 'src');
const folders = layers.flat();

/** What TypeScript reads of a file; of an Astro component that is what stands between its fences. */
const codeOf = (file: string, text: string) =>
  file.endsWith('.astro') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;

/** The folder of `src` that a file counts for; a `Name.copy.ts` is a schema beside its section. */
const folderOf = (path: string) =>
  path.endsWith('.copy.ts') ? 'schemas' : (path.split('/')[0] ?? '');

/** The folders that a file imports from: `#components/…` is `components`. */
const importsIn = (file: string) =>
  ts
    .preProcessFile(codeOf(file, readFileSync(join(source, file), 'utf8')))
    .importedFiles.filter(({ fileName }) => fileName.startsWith('#'))
    .map(({ fileName }) => folderOf(fileName.slice(1)))
    .filter((folder) => folders.includes(folder));

const arrows = new Map<string, number>();
for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
  const from = folderOf(file.replaceAll(sep, '/'));
  if (!folders.includes(from) || !/\.(ts|tsx|mjs|astro)$/.test(file)) continue;
  for (const to of importsIn(file)) {
    const arrow = `${from}:${to}`;
    if (to !== from) arrows.set(arrow, (arrows.get(arrow) ?? 0) + 1);
  }
}

console.log(
  [
    'flowchart BT',
    ...layers.map((row, level) => `  subgraph ${level + 1}\n    ${row.join('\n    ')}\n  end`),
    ...[...arrows].map(([arrow, count]) => `  ${arrow.replace(':', ` -->|${count}| `)}`),
  ].join('\n'),
);
