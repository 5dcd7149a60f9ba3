import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSite } from '../host/build.ts';
import { goBack, publish } from '../release/release.ts';
import { explain } from './explain.ts';

// `npm run release -- <folder>` publishes; with `--back` (and `--to <id>`) it goes back.
// `--reload 'nginx -t && nginx -s reload'` has nginx learn of it.
const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, '.cache', `release-${process.pid}`);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      back: { type: 'boolean', default: false },
      to: { type: 'string' },
      reload: { type: 'string' },
    },
  });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) {
    throw new Error('Decí en qué carpeta se publica: npm run release -- /srv/lineo');
  }
  const { reload } = values;
  const build = async () => {
    await buildSite(root, built);
    return built;
  };
  const id =
    values.back || values.to
      ? await goBack(folder, values.to, { reload })
      : await publish(folder, build, { reload });
  console.log(`Quedó publicada la versión ${id} en ${folder}.`);
  if (reload === undefined) {
    console.log('Si la sirve nginx, que lea su configuración: nginx -s reload');
  }
} catch (error) {
  await rm(built, { recursive: true, force: true });
  explain(error);
}
await rm(built, { recursive: true, force: true });
