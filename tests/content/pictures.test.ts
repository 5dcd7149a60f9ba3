import { expect, test } from 'vitest';
import { nota, picture, refusal, refusalOf } from '#tests/support/slips.ts';

const bytes = (file: string, content: string | Buffer) =>
  refusal((copy) => copy.write(file, content));

test('C40 Cover image path does not exist', async () => {
  expect(await refusalOf({ blogImg: 'blogImg: ./notas.png' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → blogImg: ./notas.png
        blogImg
        No existe la imagen «./notas.png» en src/content/blog. ¿Quisiste decir «./nota.png»?"
  `);
});

test('C41 Missing image in .md body', async () => {
  // An article in a .md file is asked to be .mdx, where the picture is missed too.
  const said = await refusal(async (copy) => {
    await copy.remove('blog/nota.mdx');
    await copy.write('blog/nota.md', nota({}, '![Un local](./nada.png)\n'));
  });
  expect(said).toMatchInlineSnapshot(`
    "Hay 2 problemas en el contenido; no se publicó nada.

      src/content/blog/nota.md → ![Un local](./nada.png)
        No existe la imagen «./nada.png» en src/content/blog. ¿Quisiste decir «./nota.png»?

      src/content/blog/nota.md
        Este archivo no está en su lugar y no se publicaría. Los artículos terminan en «.mdx», en minúsculas: llamalo «nota.mdx»."
  `);
});

test('C42 Missing image in .mdx body', async () => {
  expect(await refusalOf({}, 'Hola.\n\n![Un local](./nada.png)\n')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → ![Un local](./nada.png)
        No existe la imagen «./nada.png» en src/content/blog. ¿Quisiste decir «./nota.png»?"
  `);
});

test('C43 `![](foto.png)` with no alt', async () => {
  expect(await refusalOf({}, '![](./nota.png)\n')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → ![](./nota.png)
        La imagen «./nota.png» no dice qué se ve, para quien no puede verla. Escribí ![qué se ve](./nota.png)."
  `);
});

test('C44 Cover image without portadaAlt', async () => {
  expect(await refusalOf({ blogImgAlt: '' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → titulo: 'Una nota de prueba'
        blogImgAlt
        Falta «blogImgAlt», la descripción de la imagen."
  `);
});

test('C45 Text file named .png', async () => {
  expect(await bytes('blog/nota.png', 'Esto es un texto.\n')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → blogImg: ./nota.png
        blogImg
        «nota.png» no es una imagen, aunque su nombre termine en «.png», o está dañada: exportala de nuevo."
  `);
});

test('C46 JPEG cut at one third', async () => {
  const whole = await picture('jpeg', 400, 300);
  const said = await refusal(async (copy) => {
    await copy.write('blog/nota.jpg', whole.subarray(0, Math.floor(whole.length / 3)));
    await copy.write('blog/nota.mdx', nota({ blogImg: 'blogImg: ./nota.jpg' }));
  });

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → blogImg: ./nota.jpg
        blogImg
        La imagen «nota.jpg» está cortada o dañada: no se puede leer hasta el final. Copiala o exportala de nuevo."
  `);
});

test('C47 8000 × 8000 PNG', async () => {
  expect(await bytes('blog/nota.png', await picture('png', 8000, 8000))).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → blogImg: ./nota.png
        blogImg
        La imagen «nota.png» mide 8000 × 8000 píxeles y el límite es 4000 de lado: exportala como JPG de 2400 × 2400 píxeles."
  `);
});

test('C48 WebP bytes named .png', async () => {
  expect(await bytes('blog/nota.png', await picture('webp'))).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → blogImg: ./nota.png
        blogImg
        «nota.png» es por dentro una imagen WEBP, aunque su nombre termine en «.png»: llamala «nota.webp»."
  `);
});

test('C49 Remote URL as cover', async () => {
  expect(await refusalOf({ blogImg: 'blogImg: https://www.example.com/foto.png' }))
    .toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → blogImg: https://www.example.com/foto.pn…
        blogImg
        «https://www.example.com/foto.png» está en otro sitio y solo se publican imágenes propias: guardá la imagen al lado del artículo y escribila «./nombre.png»."
  `);
});

test('C50 Foto.png vs foto.png', async () => {
  expect(await refusalOf({ blogImg: 'blogImg: ./Nota.png' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → blogImg: ./Nota.png
        blogImg
        No existe la imagen «./Nota.png»: las mayúsculas cuentan. Escribí «./nota.png»."
  `);
});

test('C51 Image path leaves the project', async () => {
  expect(
    await refusalOf(
      { blogImg: 'blogImg: ../../../../foto.png' },
      '![Un local](../../../../../etc/foto.png)\n',
    ),
  ).toMatchInlineSnapshot(`
    "Hay 2 problemas en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → blogImg: ../../../../foto.png
        blogImg
        «../../../../foto.png» está fuera de src/content: guardá la imagen al lado del artículo y escribila «./nombre.png».

      src/content/blog/nota.mdx → ![Un local](../../../../../etc/foto.png)
        «../../../../../etc/foto.png» está fuera de src/content: guardá la imagen al lado del artículo y escribila «./nombre.png»."
  `);
});

test('C52 SVG with <script>', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">';
  const said = await refusal(async (copy) => {
    await copy.write('blog/nota.svg', `${drawing}<script>alert(1)</script></svg>`);
    await copy.write('blog/nota.mdx', nota({ blogImg: 'blogImg: ./nota.svg' }));
  });

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → blogImg: ./nota.svg
        blogImg
        El dibujo «nota.svg» tiene <script>, que puede ejecutar código o traer algo de otro sitio: exportalo como SVG simple."
  `);
});
