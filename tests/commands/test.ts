import { explain } from '#tools/commands/explain.ts';
import { findBrowser } from '#tests/support/browser.ts';
import { variants } from '#tests/support/variants.ts';
import { begin, check, end, playwright, run, vitest } from './suites.ts';

/**
 * `npm test`: all that a change can usually break. `npm run test:all` (`--all`): the same, and the
 * whole fault matrix, every width and state, and whole builds.
 */
const isAll = process.argv.includes('--all');
if (isAll) process.env['LINEO_COMPLETE'] = '1';

try {
  process.env['LINEO_BROWSER'] = findBrowser();
} catch (error) {
  explain(error);
}

/** Builds sites one after the other, in a process of their own. */
async function build(...names: string[]) {
  for (const name of names) {
    await check(`Construcción: ${name}`, () =>
      run(process.execPath, ['tests/commands/buildSites.ts', name]),
    );
  }
}

begin();

await Promise.all([
  check('Tipos', () => run(process.execPath, ['src/tools/commands/types.ts'])),
  check('Estilo del código', () => run(process.execPath, ['src/tools/commands/lint.ts'])),
  vitest('Unidades', 'unit', 'unit-dom'),
]);

// A build keeps little more than one core busy, and what the content check says needs no site.
await Promise.all([build(...variants, 'live'), vitest('Contenido', 'content')]);
await vitest('Promesas del sitio', 'site', 'site-settings', 'host');

// By themselves: on two cores a browser that waits for its turn runs into its time limits.
await playwright('Navegador', 'tests/playwright.config.ts');
await playwright('El contenido de hoy', 'tests/live/playwright.config.ts');

if (isAll) {
  await vitest('Construcciones enteras', 'complete');
}

end();
