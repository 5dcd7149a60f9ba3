import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, PATIENCE_MS, smallProject, type NotaProject } from '#tests/support/notaProject.ts';
import { hashOfDist, leftovers } from '#tests/support/slips.ts';

let project: NotaProject;
let before: string;
beforeEach(async () => {
  project = await smallProject();
  before = await hashOfDist(project.root);
});
afterEach(() => project.dispose());

/** What the build says to a page of its own, when it leaves everything as it was. */
async function said(file: string, text: string): Promise<string> {
  await project.putFile(file, text);
  const answer = await project.build();
  expect(answer.code).toBe(1);
  expect(await hashOfDist(project.root)).toBe(before);
  expect(await leftovers(project.root)).toEqual([]);
  return answer.said.trim();
}

describe('a page that can not be built is named:', { timeout: PATIENCE_MS }, () => {
  test('C90 Page code throws', async () => {
    const words = await said('src/pages/oferta.astro', page("throw new Error('roto');"));

    expect(words).toMatchInlineSnapshot(`
      "El sitio no se pudo armar; no se publicó nada.

        src/pages/oferta.astro
          El código de este archivo falla, y se esperaba que terminara sin errores. Dijo: «roto»."
    `);
  });

  test('C91 Unhandled promise rejection', async () => {
    const code = "Promise.reject(new Error('colgado'));";

    expect(await said('src/pages/oferta.astro', page(code))).toMatchInlineSnapshot(`
      "El sitio no se pudo armar; no se publicó nada.

        src/pages/oferta.astro
          El código de este archivo falla, y se esperaba que terminara sin errores. Dijo: «colgado»."
    `);
  });

  test('C96 Undefined property in a page', async () => {
    const text = page('const copia = {};', '<h1>{copia.seo.title}</h1>');

    expect(await said('src/pages/oferta.astro', text)).toMatchInlineSnapshot(`
      "El sitio no se pudo armar; no se publicó nada.

        src/pages/oferta.astro
          El código de este archivo falla, y se esperaba que terminara sin errores. Dijo: «Cannot read properties of undefined (reading 'title')»."
    `);
  });

  test('a warning of Astro’s alone is reason enough', async () => {
    const text = page("Astro.request.headers.get('accept');");
    const words = await said('src/pages/oferta.astro', text);

    expect(words).toContain('  src/pages/oferta.astro\n    Astro avisó: ');
  });

  test('what is built is looked at before it is served', async () => {
    const body = `<h1>Uno</h1><h1>Dos</h1><h4>Tres</h4>
      <p style="color: red" onclick="alert(1)">Hola</p>
      <img src="http://www.example.com/a.png" />
      <a href="/nada">Nada</a><a href="#nada">Nada</a><a href="javascript:alert(1)">Nada</a>
      <iframe src="https://www.example.com/" title="Ajeno"></iframe>`;
    const words = await said('src/pages/oferta.astro', page('', body));

    // Which sites there are is the content's to say.
    expect(words.replace(/(mostrar son:).*?(?= \(Se)/, '$1 …')).toMatchInlineSnapshot(`
      "Hay 9 problemas en las páginas que se iban a publicar; no se publicó nada.

        src/pages/oferta.astro:12:16
          El enlace «/nada» no lleva a ninguna página. (Se vería en: oferta.html.)

        src/pages/oferta.astro:12:40
          El enlace «#nada» lleva a «#nada», que no está en esa página: es un subtítulo que cambió o no existe. (Se vería en: oferta.html.)

        src/pages/oferta.astro:9:25
          La página tiene 2 títulos principales (h1) y se espera uno: «Dos» tiene que ser un subtítulo. (Se vería en: oferta.html.)

        src/pages/oferta.astro:10:10
          Hay un atributo «style» en <p>, que la política de seguridad no deja pasar: el estilo va en la hoja de estilos. (Se vería en: oferta.html.)

        src/pages/oferta.astro:10:29
          Hay un atributo «onclick» en <p>, que es un programa y la política de seguridad no deja pasar: sacalo. (Se vería en: oferta.html.)

        src/pages/oferta.astro:12:64
          Una dirección no puede empezar por «javascript:» y se encontró «javascript:alert(1)». (Se vería en: oferta.html.)

        src/pages/oferta.astro:13:20
          Hay un marco (<iframe>) de «www.example.com», que no está en src/content/site.yaml. Los sitios que se pueden mostrar son: … (Se vería en: oferta.html.)

        src/pages/oferta.astro:11:17
          <img> trae «http://www.example.com/a.png» sin conexión segura: escribí «https://www.example.com/a.png». (Se vería en: oferta.html.)

        src/pages/oferta.astro:11:17
          La imagen «http://www.example.com/a.png» no tiene descripción («alt»), y quien no puede verla no sabría qué muestra. (Se vería en: oferta.html.)"
    `);
  });
});
