import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  copyNotaProject,
  page,
  PATIENCE_MS,
  type NotaProject,
} from '#tests/support/notaProject.ts';
import { hashOfDist, leftovers, nota, placesInWords } from '#tests/support/slips.ts';

let project: NotaProject;
let before: string;
beforeEach(async () => {
  project = await copyNotaProject();
  before = await hashOfDist(project.root);
});
afterEach(() => project.dispose());

async function breakContent(): Promise<void> {
  await project.put('site.yaml', ['brand', 'tagline'], 'tagline: 3');
  await project.put('pages/app.yaml', ['app', 'title'], 'title:');
  await project.write('blog/nota.mdx', nota({ fecha: 'fecha: ayer' }, '{hola}\n'));
}

const everything = [
  'Hay 4 problemas en el contenido; no se publicó nada.',
  '',
  '  src/content/site.yaml → tagline: 3',
  '    brand › tagline',
  "    La bajada de la marca tiene que ser texto y se encontró «3»: ponelo entre comillas. Escribí «tagline: '3'».",
  '',
  '  src/content/pages/app.yaml → title:',
  '    app › title',
  '    Falta el título de la sección.',
  '',
  '  src/content/blog/nota.mdx → fecha: ayer',
  '    fecha',
  '    La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12. Se encontró «ayer».',
  '',
  '  src/content/blog/nota.mdx → {hola}',
  '    Lo que va entre llaves se lee como código, y se encontró «{hola}». Si es parte del texto, escribí «\\{hola\\}».',
].join('\n');

/** What the content check says besides; a build says only what stops it. */
const hint = [
  '',
  '',
  'Hay 1 cosa para mirar; no impide publicar.',
  '',
  '  src/content/blog/futura.mdx → fecha: 2099-01-01',
  '    fecha',
  '    El artículo sale recién el 1 de enero de 2099: ¿el año está bien?',
].join('\n');

describe('`npm run', { timeout: PATIENCE_MS }, () => {
  test.each([
    ['content:check', everything + hint],
    ['build', everything],
  ])('%s` tells all problems of all content at once', async (script, told) => {
    await breakContent();

    const { said, code } = await project.npmRun(script);

    expect(code).toBe(1);
    expect((await placesInWords(said, project.root)).trim()).toBe(told);
    expect(await hashOfDist(project.root)).toBe(before);
  });

  test('content:check` finds nothing in sound content', async () => {
    await project.write('blog/nota.mdx', nota({ fecha: 'fecha: 2999-12-20' }));

    const { said, code } = await project.npmRun('content:check');

    expect(code).toBe(0);
    expect(said).toMatch(/^El contenido está bien\.\n/);
    expect(said).toContain('/nota sale el 20 de diciembre de 2999: volvé a publicar ese día.\n');
  });

  test('build` that goes well says where the site is', async () => {
    expect(await project.npmRun('build')).toEqual({ said: 'Sitio armado en dist.\n', code: 0 });
  });

  test('build` names the code that fails half-way, and leaves what is published as it was', async () => {
    await project.putFile('src/pages/app.astro', page("throw new Error('roto');"));

    const { said, code } = await project.npmRun('build');

    expect(code).toBe(1);
    expect(said.trim()).toBe(
      [
        'El sitio no se pudo armar; no se publicó nada.',
        '',
        '  src/pages/app.astro',
        '    El código de este archivo falla, y se esperaba que terminara sin errores. Dijo: «roto».',
      ].join('\n'),
    );
    expect(await hashOfDist(project.root)).toBe(before);
    expect(await leftovers(project.root)).toEqual([]);
  });
});
