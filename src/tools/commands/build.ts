import './command.ts';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dist, isUpToDate } from '#tools/build/buildDigest.ts';

// `npm run build` builds into dist, or with `-- <folder>` into another folder; `npm start` builds only if something
// changed.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'if-changed': { type: 'boolean' } },
});
const [folder = dist] = positionals;

if (values['if-changed'] && isUpToDate()) {
  console.log('El sitio ya está armado: nada cambió desde la última vez.');
} else {
  console.log('Armando el sitio…');
  // Imported only now, because these modules take long to load.
  const { buildSite } = await import('#tools/build/buildSite.ts');
  const { report } = await import('#tools/check/content/problem.ts');
  const hints = report(await buildSite(undefined, resolve(folder)));
  console.log(`Sitio armado en ${relative('.', folder)}.`);
  if (hints) console.log(`\n${hints}`);
}
