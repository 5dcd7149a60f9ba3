import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { measureLoad } from '../../tests/load/load.ts';
import { buildSite, dist } from '../host/build.ts';
import { explain } from './explain.ts';

// `npm run bench:load`: nginx under load, still and while releases change.
try {
  if (!existsSync(join(dist, '_headers'))) await buildSite();
  console.log(await measureLoad(dist));
} catch (error) {
  explain(error);
}
