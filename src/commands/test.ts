import { findBrowser } from '../../tests/support/browser.ts';
import { explain } from './explain.ts';
import { testOtherEngines } from './otherEngines.ts';
import { begin, build, check, end, playwright, run, vitest } from './suites.ts';

begin();

let browser = '';
try {
  browser = findBrowser();
} catch (error) {
  explain(error);
}

await check('Tipos', () => run('astro', ['check', '--minimumFailingSeverity', 'warning']));
await check('Estilo del código', () => run(process.execPath, ['src/commands/lint.ts']));
vitest('Pruebas unitarias', 'unit');
vitest('Pruebas del contenido', 'content');
await build();
vitest('Promesas del sitio construido', 'site');
vitest('Direcciones y cabeceras del servidor', 'host');
playwright('Navegador', browser);
if (process.argv.includes('--engines')) await testOtherEngines();

end();
