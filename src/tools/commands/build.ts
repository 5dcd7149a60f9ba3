import './command.ts';
import { relative, resolve } from 'node:path';
import { buildSite } from '#tools/build/buildSite.ts';
import { report } from '#tools/check/content/problem.ts';
import { dist } from '#tools/projectRoot.ts';

// `npm run build` builds into dist, `-- <folder>` into another folder.
const [, , folder = dist] = process.argv;
console.log('Armando el sitio…');
const hints = report(await buildSite(undefined, resolve(folder)));
console.log(`Sitio armado en ${relative('.', folder)}.`);
if (hints) console.log(`\n${hints}`);
