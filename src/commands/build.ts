import { relative, resolve } from 'node:path';
import { buildSite, dist } from '../host/build.ts';
import { explain } from './explain.ts';

// `npm run build` builds into dist; `-- <folder>` into another one.
const [, , folder = dist] = process.argv;

try {
  await buildSite(undefined, resolve(folder));
  console.log(`Sitio armado en ${relative('.', folder)}.`);
} catch (error) {
  explain(error);
}
