import { expect, test } from 'vitest';
import { nota, refusal, refusalOf } from '#tests/support/slips.ts';

const said = (body: string) => refusalOf({}, body);

test('C53 `Precio {desde} hoy`', async () => {
  expect(await said('Precio {desde} hoy\n')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → {desde} hoy
        Lo que va entre llaves se lee como código, y se encontró «{desde}». Si es parte del texto, escribí «\\{desde\\}»."
  `);
});

test('C54 Unclosed `{`', async () => {
  expect(await said('Hola.\n\nTexto { sin cerrar\n')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → { sin cerrar
        Esta llave «{» se abre y no se cierra. Si es parte del texto, escribí «\\{»."
  `);
});

test('C56 `<10 locales`', async () => {
  expect(await said('Hola.\n\nUna red de <10 locales.\n')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → <10 locales.
        Un «<» pegado a una letra, una cifra o un signo se lee como código. Se encontró «<10»: escribí «&lt;10», o dejá un espacio después de «<»."
  `);
});

test('C57 Unclosed <div>', async () => {
  expect(await said('Hola.\n\n<div>\n\nTexto.\n')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → <div>
        «<div>» se abre y no se cierra: falta «</div>»."
  `);
});

test('C58 HTML comment in MDX', async () => {
  expect(await said('Hola.\n\n<!-- revisar -->\n')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → <!-- revisar -->
        Las notas que no se publican no se escriben con «<!-- -->». Escribí {/* revisar */}."
  `);
});

test('C59 Unknown component <Boton>', async () => {
  // Which components there are is not for this test to know.
  expect((await said('Hola.\n\n<Boton texto="Ir" />\n')).replace(/(<Boton>\.).*/, '$1'))
    .toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → <Boton texto="Ir" />
        No existe el componente <Boton>."
  `);
});

test('C60 Import of a missing file', async () => {
  const words = await said("import Nada from './nada.astro'\n\nHola.\n");

  expect(words.replace(/ Los componentes.*/, '')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → import Nada from './nada.astro'
        Un artículo no trae archivos con «import», y se encontró «./nada.astro»."
  `);
});

test('C61 `<https://…>` autolink', async () => {
  expect(await said('Más en <https://www.example.com/nota>.\n')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → <https://www.example.com/nota>.
        Una dirección entre «<» y «>» no se entiende. Escribí [texto del enlace](https://www.example.com/nota)."
  `);
});

test('C62 Inline style attribute in content', async () => {
  expect(await said('Hola.\n\n<p style="color: red">Hola</p>\n')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → <p style="color: red">Hola</p>
        En un artículo no va HTML como «<p>». La política de seguridad no deja pasar «style»: los estilos los pone el sitio. Dejá una línea en blanco entre párrafos."
  `);
});

test('C63 Raw <script> / onerror in .md', async () => {
  // Articles are .mdx: there the same words are elements.
  expect(
    await said('<script>alert(1)</script>\n\n<img src="./nota.png" alt="" onerror="alert(1)" />\n'),
  ).toMatchInlineSnapshot(`
    "Hay 2 problemas en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → <script>alert(1)</script>
        En un artículo no va HTML como «<script>». Un artículo no puede llevar programas.

      src/content/blog/nota.mdx → <img src="./nota.png" alt="" onerror="al…
        En un artículo no va HTML como «<img>». «onerror» es un programa, y un artículo no lleva programas. Escribí ![qué se ve](./imagen.png)."
  `);
});

test('C64 MDX expression throws', async () => {
  expect(await said("Hola {(() => { throw new Error('x') })()}\n")).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → {(() => { throw new Error('x') })()}
        Lo que va entre llaves se lee como código, y se encontró «{(() => { throw new Error('x') })()}». Si es parte del texto, escribí «\\{(() => \\{ throw new Error('x') \\})()\\}»."
  `);
});

test('C65 `[x](javascript:…)`', async () => {
  expect(await said('[Ver](javascript:alert(1))\n')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → [Ver](javascript:alert(1))
        Un enlace no puede empezar por «javascript:»: se espera «https://», «mailto:», «tel:», «/» si es una página del sitio o «#» si es un subtítulo."
  `);
});

test('C76 Published page links to a draft', async () => {
  const words = await refusal(async (copy) => {
    await copy.write('blog/oculta.mdx', nota({ borrador: 'borrador: true' }));
    await copy.write('blog/futura.mdx', nota({ fecha: 'fecha: 2099-01-01' }));
    await copy.write('blog/nota.mdx', nota({}, 'Ver [una](/oculta) y [otra](/futura#parte).\n'));
    await copy.put('pages/inicio.yaml', ['hero', 'action', 'href'], 'href: /oculta');
  });

  expect(words).toMatchInlineSnapshot(`
    "Hay 3 problemas en el contenido; no se publicó nada.

      src/content/pages/inicio.yaml → href: /oculta
        hero › action › href
        El enlace «/oculta» no llevaría a nada: ese artículo es un borrador (src/content/blog/oculta.mdx).

      src/content/blog/nota.mdx → [una](/oculta) y [otra](/futura#parte).
        El enlace «/oculta» no llevaría a nada: ese artículo es un borrador (src/content/blog/oculta.mdx).

      src/content/blog/nota.mdx → [otra](/futura#parte).
        El enlace «/futura» no llevaría a nada: ese artículo sale recién el 2099-01-01 (src/content/blog/futura.mdx)."
  `);
});

test('C77 Link to a page that does not exist', async () => {
  expect(await said('Ver [contacto](/contato).\n')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → [contacto](/contato).
        No existe la página «/contato». ¿Quisiste decir «/contacto»?"
  `);
});

test('C101 data: image with SVG script', async () => {
  expect(await said('![Un plano](data:image/svg+xml,%3Csvg%3E%3Cscript%3E)\n'))
    .toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → ![Un plano](data:image/svg+xml,%3Csvg%3E…
        Una imagen no puede empezar por «data:»: guardá la imagen al lado del artículo y escribila «./nombre.png»."
  `);
});

test('C102 http:// image', async () => {
  expect(await said('![Un plano](http://www.example.com/a.png)\n')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → ![Un plano](http://www.example.com/a.png…
        «http://www.example.com/a.png» está en otro sitio y solo se publican imágenes propias: guardá la imagen al lado del artículo y escribila «./nombre.png»."
  `);
});

test('C103 <iframe> to any host in content', async () => {
  expect(await said('<iframe src="https://www.example.com/"></iframe>\n')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → <iframe src="https://www.example.com/"><…
        En un artículo no va HTML como «<iframe>». Solo se publican marcos de los sitios que están en src/content/site.yaml, y esos los pone la página."
  `);
});

test('C104 Second h1 and skipped levels', async () => {
  // A second title is shown as a part of the page, so the page has one; a level that is left out has no remedy but the author's.
  expect(await said('# Otro título\n\nHola.\n\n## Uno\n\n#### Tres\n')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → #### Tres
        Este subtítulo es de nivel 4 («####») y el anterior es de nivel 2: no se puede saltear uno. Escribí «###»."
  `);
});

test('C105 Entry with an empty body', async () => {
  expect(await said('')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → ---
        Después de la ficha no hay texto: el artículo saldría vacío. Escribí al menos un párrafo."
  `);
  expect(await said('{/* pendiente */}\n')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → ---
        Después de la ficha no hay texto: el artículo saldría vacío. Escribí al menos un párrafo."
  `);
});
