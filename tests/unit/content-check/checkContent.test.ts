import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent, report } from '~/content-check/checkContent.ts';
import { pageNames } from '~/schemas/pages.ts';
import { copyContent, type ContentCopy } from '../../support/contentCopy.ts';

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
});
afterEach(() => copy.dispose());

const problems = () => checkContent(copy.root);

/** The problems as «place | field | message», which is what an author reads. */
const told = async () =>
  (await problems()).map(({ file, line, column, field, message }) =>
    [[file.replace('src/content/', ''), line, column].filter(Boolean).join(':'), field, message]
      .filter(Boolean)
      .join(' | '),
  );

const article = 'blog/escalar_una_franquicia.mdx';

/** A field's line in the files that the tests break. */
const heroTitle = 'title: Gestiona, replica y escala.';

test('the content as it is has no problem', async () => {
  expect(await problems()).toEqual([]);
});

describe('each mistake in a file is told once, with its place, its field and what to do:', () => {
  test.each([
    [
      'a missing field',
      'pages/inicio.yaml',
      `  ${heroTitle}\n`,
      '',
      'pages/inicio.yaml:9:1 | hero › title | Falta el titular de la portada.',
    ],
    [
      'a missing block',
      'pages/registro.yaml',
      /seo:\n.*\n.*\n/,
      '',
      'pages/registro.yaml:3:1 | seo | Falta «seo».',
    ],
    [
      'a field without value',
      'pages/inicio.yaml',
      heroTitle,
      'title:',
      'pages/inicio.yaml:11:3 | hero › title | Falta el titular de la portada.',
    ],
    [
      'a blank text',
      'pages/inicio.yaml',
      heroTitle,
      "title: '   '",
      'pages/inicio.yaml:11:3 | hero › title | Escribí el titular de la portada: está en blanco.',
    ],
    [
      'a text that is too long',
      'pages/inicio.yaml',
      heroTitle,
      `title: ${'x'.repeat(61)}`,
      'pages/inicio.yaml:11:3 | hero › title | Acortá el titular de la portada: admite 60 caracteres y tiene 61.',
    ],
    [
      'a description that is too short',
      'pages/inicio.yaml',
      /description: .*/,
      'description: Corta.',
      'pages/inicio.yaml:7:3 | seo › description | La descripción para buscadores necesita al menos 50 caracteres y tiene 6.',
    ],
    [
      'a key that nobody knows',
      'site.yaml',
      'brand:\n',
      'brand:\n  zapato: x\n',
      'site.yaml:10:3 | brand › zapato | No se conoce la clave «zapato». Acá van: name, tagline, description.',
    ],
    [
      'a number that should be text',
      'site.yaml',
      "principal: '11'",
      'principal: 11',
      'site.yaml:66:5 | figures › elemento 4 › principal | «principal», la cifra, tiene que ser texto y se encontró «11»: ponelo entre comillas.',
    ],
    [
      'a date that should be text',
      'legal/TerminosYCondiciones.mdx',
      "version: '1.0'",
      'version: 2026-03-12',
      'legal/TerminosYCondiciones.mdx:4:1 | version | «version» tiene que ser texto y se encontró «2026-03-12»: ponelo entre comillas.',
    ],
    [
      'a text that should be a number',
      'pages/inicio.yaml',
      'score: 96',
      'score: noventa',
      'pages/inicio.yaml:25:9 | hero › scene › branches › elemento 1 › score | «score» tiene que ser un número (sin comillas) y se encontró «noventa».',
    ],
    [
      'a number out of bounds',
      'pages/inicio.yaml',
      'score: 96',
      'score: 101',
      'pages/inicio.yaml:25:9 | hero › scene › branches › elemento 1 › score | «score» tiene que ser 100 o menos y se encontró «101».',
    ],
    [
      'a text that should be a block',
      'pages/registro.yaml',
      /seo:\n.*\n.*\n/,
      'seo: hola\n',
      'pages/registro.yaml:5:1 | seo | «seo» tiene que ser un bloque con campos y se encontró «hola».',
    ],
    [
      'a text that should be a list',
      article,
      /categorias: .*/,
      'categorias: Expansión',
      `${article}:7:1 | categorias | «categorias» tiene que ser una lista (cada elemento en su línea, después de «- ») y se encontró «Expansión».`,
    ],
    [
      'an empty list',
      article,
      /categorias: .*/,
      'categorias: []',
      `${article}:7:1 | categorias | «categorias» necesita al menos una categoría.`,
    ],
    [
      'a list where a page should be',
      'pages/registro.yaml',
      /[\s\S]+/,
      '- uno\n- dos\n',
      'pages/registro.yaml:1:1 | El archivo tiene que ser un bloque con campos y se encontró una lista.',
    ],
    [
      'an option that does not exist',
      'site.yaml',
      'variant: outline',
      'variant: outlined',
      'site.yaml:51:5 | navigation › register › variant | «variant» tiene que ser link, outline o solid. Se encontró «outlined».',
    ],
    [
      'an insecure link',
      'site.yaml',
      'https://www.instagram',
      'http://www.instagram',
      'site.yaml:132:7 | footer › social › elemento 1 › href | La dirección de la red tiene que empezar por «https://». Se encontró «http://www.instagram.com/lineo.ejemplo/».',
    ],
    [
      'a link without slash',
      'pages/inicio.yaml',
      'href: /contacto',
      'href: contacto',
      'pages/inicio.yaml:16:5 | hero › action › href | «href» empieza por «/» si es una página del sitio, o por «https://» si es otra. Se encontró «contacto».',
    ],
    [
      'a link to a page that does not exist',
      'pages/inicio.yaml',
      'href: /contacto',
      'href: /contato',
      'pages/inicio.yaml:16:5 | hero › action › href | No existe la página «/contato». ¿Quisiste decir «/contacto»?',
    ],
    [
      'a drawing that does not exist',
      'pages/soluciones.yaml',
      'scene: tareas.svg',
      'scene: tarea.svg',
      'pages/soluciones.yaml:42:7 | solutions › cards › elemento 3 › scene | No existe el archivo «tarea.svg» en src/assets/scenes.',
    ],
    [
      'a placeholder that got lost',
      'pages/articulo.yaml',
      "'{minutos} min de lectura'",
      'cinco minutos',
      'pages/articulo.yaml:9:3 | article › readingTime | El tiempo de lectura tiene que incluir «{minutos}», que se reemplaza por la cifra.',
    ],
    [
      'the name of another page',
      'pages/app.yaml',
      'page: app',
      'page: contacto',
      'pages/app.yaml:3:1 | page | «page» tiene que decir «app», como el nombre del archivo, y se encontró «contacto».',
    ],
    [
      'the name of no page',
      'pages/app.yaml',
      'page: app',
      'page: App',
      'pages/app.yaml:3:1 | page | «page» tiene que decir «app», como el nombre del archivo, y se encontró «App».',
    ],
    [
      'a page’s name without its quotes',
      'pages/404.yaml',
      "page: '404'",
      'page: 404',
      'pages/404.yaml:3:1 | page | «page» tiene que decir «404», como el nombre del archivo, entre comillas.',
    ],
    [
      'a picture that is not beside its article',
      article,
      /blogImg: .*/,
      'blogImg: ./nada.svg',
      `${article}:4:1 | blogImg | «blogImg» es una imagen que está al lado del artículo, escrita como ./nombre.svg, y ese archivo no está. Se encontró «./nada.svg».`,
    ],
    [
      'a picture without ./',
      article,
      'blogImg: ./',
      'blogImg: ',
      `${article}:4:1 | blogImg | «blogImg» es una imagen que está al lado del artículo, escrita como ./nombre.svg, y ese archivo no está. Se encontró «escalar_una_franquicia.svg».`,
    ],
    [
      'a picture that is no picture',
      article,
      /blogImg: .*/,
      'blogImg: ./franquicias_en_argentina.mdx',
      `${article}:4:1 | blogImg | «blogImg» es una imagen que está al lado del artículo, escrita como ./nombre.svg, y ese archivo no está. Se encontró «./franquicias_en_argentina.mdx».`,
    ],
    [
      'a draft mark in quotes',
      article,
      'borrador: false',
      'borrador: "no"',
      `${article}:8:1 | borrador | «borrador» es true o false, sin comillas. Se encontró «no».`,
    ],
    [
      'an article without frontmatter',
      article,
      /^---[\s\S]*?\n---\n/,
      '',
      `${article}:1:1 | Falta la ficha del artículo: el archivo empieza con una línea «---».`,
    ],
    [
      'a text with a colon and no quotes',
      'pages/inicio.yaml',
      heroTitle,
      'title: Lineo: gestiona',
      'pages/inicio.yaml:11:10 | Esta línea no se entiende: si el texto lleva «: » o dos puntos al final, ponelo entre comillas.',
    ],
    [
      'words that YAML would drop',
      'pages/inicio.yaml',
      heroTitle,
      'title: El #1 en redes',
      'pages/inicio.yaml:11:13 | Lo que sigue a «#» no se publica: si es parte del texto, ponelo entre comillas; si es una nota, dejá un espacio después de «#».',
    ],
    [
      'an empty file',
      'pages/app.yaml',
      /[\s\S]+/,
      '',
      'pages/app.yaml:1:1 | El archivo está vacío.',
    ],
  ])('%s', async (_mistake, file, words, others, problem) => {
    await copy.replace(file, words, others);

    expect(await told()).toEqual([problem]);
  });

  test('a misspelt key, which is also a missing field', async () => {
    await copy.replace('pages/inicio.yaml', '  lead: Hacé', '  leed: Hacé');

    expect(await told()).toEqual([
      'pages/inicio.yaml:9:1 | hero › lead | Falta la entradilla de la portada.',
      'pages/inicio.yaml:12:3 | hero › leed | No se conoce la clave «leed». ¿Quisiste decir «lead»?',
    ]);
  });

  test('several unknown keys of one block, each in its place', async () => {
    await copy.replace('site.yaml', 'brand:\n', 'brand:\n  tagLine: x\n  zapato: y\n');

    expect(await told()).toEqual([
      'site.yaml:10:3 | brand › tagLine | No se conoce la clave «tagLine». ¿Quisiste decir «tagline»?',
      'site.yaml:11:3 | brand › zapato | No se conoce la clave «zapato». Acá van: name, tagline, description.',
    ]);
  });
});

describe('the date of an article', () => {
  const line = `${article}:6:1 | fecha | `;
  const form = 'La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12.';

  test.each(['2027-03-12', "'2026-03-12'", '"2026-03-12"', '2026-03-12 # nota'])(
    'may be written %s',
    async (written) => {
      await copy.replace(article, /fecha: .*/, `fecha: ${written}`);

      expect(await told()).toEqual([]);
    },
  );

  test.each([
    ['03/04/2026', '«03/04/2026»'],
    ['2026-02-30', '«2026-02-30», un día que no existe'],
    ["'2026-13-01'", '«2026-13-01», un día que no existe'],
    ['2026-3-12', '«2026-3-12»'],
    ['12 de marzo', '«12 de marzo»'],
    ['2026-03-12T10:00:00Z', '«2026-03-12T10:00:00Z»'],
    ['ayer', '«ayer»'],
    ['2026', '«2026»'],
    ['20260312', '«20260312»'],
    ['true', '«true»'],
    ['[2026-03-12]', 'una lista'],
  ])('may not be written %s', async (written, found) => {
    await copy.replace(article, /fecha: .*/, `fecha: ${written}`);

    expect(await told()).toEqual([`${line}${form} Se encontró ${found}.`]);
  });

  test.each(['', "''", 'null'])('may not be left out, as «%s» does', async (written) => {
    await copy.replace(article, /fecha: .*/, `fecha: ${written}`);

    expect(await told()).toEqual([`${line}Falta «fecha», el día de publicación. ${form}`]);
  });
});

describe('files', () => {
  test.each(pageNames)('the words of page «%s» may not be missing', async (name) => {
    await copy.remove(`pages/${name}.yaml`);

    expect(await told()).toEqual([`pages/${name}.yaml | Falta este archivo.`]);
  });

  test.each(['site.yaml', 'legal/TerminosYCondiciones.mdx'])(
    '%s may not be missing',
    async (file) => {
      await copy.remove(file);

      expect(await told()).toEqual([`${file} | Falta este archivo.`]);
    },
  );

  test('may not all be missing: each is asked for', async () => {
    await copy.remove('.');

    expect(await problems()).toHaveLength(pageNames.length + 2);
  });

  const lost = 'Este archivo no está en su lugar y no se publicaría.';
  const places =
    'Los artículos son archivos .mdx de src/content/blog y los textos de las páginas, archivos .yaml de src/content/pages con el nombre de su página.';

  test.each([
    ['blog/otra_nota.md', places],
    ['blog/2026/otra_nota.mdx', places],
    ['otra_nota.mdx', places],
    ['pages/precios.yaml', places],
    ['pages/inicio.yml', '¿Tenía que ser src/content/pages/inicio.yaml?'],
    ['pages/contactos.yaml', '¿Tenía que ser src/content/pages/contacto.yaml?'],
    ['sitio.yaml', '¿Tenía que ser src/content/site.yaml?'],
    ['legal/privacidad_y_cookies.mdx', places],
  ])('%s is in no place', async (file, advice) => {
    await copy.write(file, 'hola: 1\n');

    expect(await told()).toEqual([`${file} | ${lost} ${advice}`]);
  });

  test('a page’s file in another folder is missed and found', async () => {
    await copy.move('pages/landing/auditorias.yaml', 'pages/auditorias.yaml');

    expect(await told()).toEqual([
      'pages/landing/auditorias.yaml | Falta este archivo.',
      `pages/auditorias.yaml | ${lost} ¿Tenía que ser src/content/pages/landing/auditorias.yaml?`,
    ]);
  });

  test.each(['README.md', 'blog/README.md', 'blog/foto.png', 'blog/fotos/otra.jpg', '.DS_Store'])(
    '%s bothers nobody',
    async (file) => {
      await copy.write(file, 'x');

      expect(await told()).toEqual([]);
    },
  );

  test.each([
    [
      'Precios 2026',
      'El nombre del archivo es la dirección del artículo: lleva solo letras sin tilde, números, «-» y «_».',
    ],
    [
      'año_nuevo',
      'El nombre del archivo es la dirección del artículo: lleva solo letras sin tilde, números, «-» y «_».',
    ],
    ['contacto', 'La dirección «/contacto» ya es de otra página: cambiale el nombre.'],
    ['Blogs', 'La dirección «/Blogs» ya es de otra página: cambiale el nombre.'],
    ['404', 'La dirección «/404» ya es de otra página: cambiale el nombre.'],
    ['index', 'La dirección «/index» ya es de otra página: cambiale el nombre.'],
  ])('an article may not be called «%s»', async (name, message) => {
    await copy.move(article, `blog/${name}.mdx`);

    expect(await told()).toContain(`blog/${name}.mdx | ${message}`);
  });
});

describe('the report', () => {
  test('says file, line, column, field and what to do, for all problems of all files', async () => {
    await copy.replace('site.yaml', "principal: '11'", 'principal: 11');
    await copy.replace('pages/inicio.yaml', heroTitle, 'title:');
    await copy.replace(article, /fecha: .*/, 'fecha: 03/04/2026');
    await copy.remove('pages/app.yaml');

    expect(report(await problems())).toMatchInlineSnapshot(`
      "Hay 4 problemas en el contenido; no se publicó nada.

        src/content/site.yaml:66:5
          figures › elemento 4 › principal
          «principal», la cifra, tiene que ser texto y se encontró «11»: ponelo entre comillas.

        src/content/pages/inicio.yaml:11:3
          hero › title
          Falta el titular de la portada.

        src/content/pages/app.yaml
          Falta este archivo.

        src/content/blog/escalar_una_franquicia.mdx:6:1
          fecha
          La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12. Se encontró «03/04/2026».
      "
    `);
  });

  test('counts one problem in the singular', () => {
    expect(report([{ file: 'src/content/site.yaml', message: 'Falta este archivo.' }])).toBe(
      'Hay 1 problema en el contenido; no se publicó nada.\n\n  src/content/site.yaml\n    Falta este archivo.\n',
    );
  });
});
