import { relative, resolve } from 'node:path';
import { reportHints } from '#tools/check/content/problem.ts';
import { buildSite } from '#tools/build/build.ts';
import { dist } from '#tools/build/built.ts';
import { explain } from './explain.ts';

// `npm run build` builds into dist; `-- <folder>` into another one.
const [, , folder = dist] = process.argv;

try {
  const hints = reportHints(await buildSite(undefined, resolve(folder)));
  console.log(`Sitio armado en ${relative('.', folder)}.`);
  if (hints) console.log(`\n${hints}`);
} catch (error) {
  explain(error);
}
