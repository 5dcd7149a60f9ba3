import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent, reviewContent } from '#tools/check/content/checkContent.ts';
import { report } from '#tools/check/content/problem.ts';
import { pageNames } from '#copy/pages.ts';
import { content } from '#tests/support/content.ts';
import { copyContent, type ContentCopy } from '#tests/support/contentCopy.ts';
import { nota, picture } from '#tests/support/slips.ts';

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
});
afterEach(() => copy.dispose());

const problems = () => checkContent(copy.root);

/** The problems as «file | what stands at their place | field | message»; what is read of a file ends at its value. */
const told = async () =>
  Promise.all(
    (await problems()).map(async ({ file, line, column, field, message }) => {
      const path = file.replace('src/content/', '');
      const words = line && column ? await copy.textAt(path, line, column) : '';
      return [path, words.split(/(?<=:)/)[0], field, message].filter(Boolean).join(' | ');
    }),
  );

const [first, second] = content.articles().map(({ id }) => id);
const article = `blog/${first}.mdx`;

test('the content as it is has no problem', async () => {
  expect(await problems()).toEqual([]);
});

test('a link with the site’s own domain leads to one of its pages, too', async () => {
  const { url } = content.site();
  const link = (href: string) =>
    copy.put('pages/inicio.yaml', ['hero', 'action', 'href'], `href: ${href}`);

  for (const href of [`${url}/contacto`, `${url}/contacto?a=1`, url, `${url}.ar/nada`]) {
    await link(href);
    expect(await problems(), href).toEqual([]);
  }
  await link(`${url}/contato`);
  expect(await told()).toEqual([
    'pages/inicio.yaml | href: | hero › action › href | No existe la página «/contato». ¿Quisiste decir «/contacto»?',
  ]);
});

test('texts may have letters of any language, and a message of WhatsApp its marks', async () => {
  await copy.put('site.yaml', ['whatsapp', 'message'], 'message: Hola 👋, quiero *saber* más.');
  await copy.put('pages/inicio.yaml', ['banner', 'text'], 'text: Häagen-Dazs, Łódź y 東京 🚀');

  expect(await problems()).toEqual([]);
});

describe('each mistake in a field is told once, with its place, its field and what to do:', () => {
  const home = 'pages/inicio.yaml';
  const title = ['hero', 'title'];

  const mistakes: [string, [string, (string | number)[], string], string | RegExp][] = [
    ['it is missing', [home, title, ''], 'hero: | hero › title | Falta el titular de la portada.'],
    [
      'it has no value',
      [home, title, 'title:'],
      'title: | hero › title | Falta el titular de la portada.',
    ],
    [
      'its text is blank',
      [home, title, "title: '   '"],
      'title: | hero › title | Escribí el titular de la portada: está en blanco.',
    ],
    [
      'its text has a sign that nobody can draw',
      [home, title, "title: 'Despegamos \uF0B7'"],
      'title: | hero › title | Hay un signo que solo otro programa sabe dibujar (U+F0B7), y se vería un cuadrado vacío: borralo, o escribilo con palabras.',
    ],
    [
      'its text is too long',
      [home, title, `title: ${'x'.repeat(61)}`],
      'title: | hero › title | Acortá el titular de la portada: admite 60 caracteres y tiene 61.',
    ],
    [
      'its text is too short',
      [home, ['seo', 'description'], 'description: Corta.'],
      'description: | seo › description | La descripción para buscadores necesita al menos 50 caracteres y tiene 6.',
    ],
    [
      'its text is a number',
      ['site.yaml', ['figures', 0, 'principal'], 'principal: +3000'],
      "principal: | figures › elemento 1 › principal | «principal», la cifra, tiene que ser texto y se encontró «+3000»: ponelo entre comillas. Escribí «principal: '+3000'».",
    ],
    [
      'its text is a date',
      ['legal/TerminosYCondiciones.mdx', ['version'], 'version: 2026-03-12'],
      "version: | version | «version», el número de versión, tiene que ser texto y se encontró «2026-03-12»: ponelo entre comillas. Escribí «version: '2026-03-12'».",
    ],
    [
      'its number is a text',
      ['red.yaml', ['expected'], 'expected: noventa'],
      'expected: | expected | «expected» tiene que ser un número (sin comillas) y se encontró «noventa».',
    ],
    ['its block is missing', ['pages/registro.yaml', ['seo'], ''], 'page: | seo | Falta «seo».'],
    [
      'its block is a text',
      ['pages/registro.yaml', ['seo'], 'seo: hola'],
      'seo: | seo | «seo» tiene que ser un bloque con campos y se encontró «hola».',
    ],
    [
      'its list is a text',
      [article, ['categorias'], 'categorias: Expansión'],
      'categorias: | categorias | «categorias» tiene que ser una lista (cada elemento en su línea, después de «- ») y se encontró «Expansión». Escribí «categorias: [Expansión]».',
    ],
    [
      'its list is empty',
      [article, ['categorias'], 'categorias: []'],
      'categorias: | categorias | «categorias» necesita al menos una categoría.',
    ],
    [
      'nobody knows its key',
      ['site.yaml', ['zapato'], 'zapato: x'],
      /^zapato: \| zapato \| No se conoce la clave «zapato»\. Acá van: url, brand, .*\.$/,
    ],
    [
      'its option does not exist',
      ['site.yaml', ['navigation', 'register', 'variant'], 'variant: outlined'],
      'variant: | navigation › register › variant | «variant» tiene que ser link, outline o solid. Se encontró «outlined».',
    ],
    [
      'its link is not secure',
      ['site.yaml', ['footer', 'social', 0, 'href'], 'href: http://www.example.com'],
      'href: | footer › social › elemento 1 › href | La dirección de la red tiene que empezar por «https://». Se encontró «http://www.example.com». Escribí «https://www.example.com».',
    ],
    [
      'its link has no slash',
      [home, ['hero', 'action', 'href'], 'href: contacto'],
      'href: | hero › action › href | «href» empieza por «/» si es una página del sitio, o por «https://» si es otra. Se encontró «contacto». Escribí «/contacto».',
    ],
    [
      'its link leads to no page',
      [home, ['hero', 'action', 'href'], 'href: /contato'],
      'href: | hero › action › href | No existe la página «/contato». ¿Quisiste decir «/contacto»?',
    ],
    [
      'its drawing does not exist',
      ['pages/para-quien.yaml', ['segments', 'items', 1, 'scene'], 'scene: nada.svg'],
      'scene: | segments › items › elemento 2 › scene | No existe el archivo «nada.svg» en src/assets/scenes.',
    ],
    [
      'it names what the sample network does not have',
      ['pages/soluciones.yaml', ['solutions', 'cards', 0, 'moment'], "moment: 'Auditar {sucursl}'"],
      'moment: | solutions › cards › elemento 1 › moment | No se conoce «{sucursl}». Entre llaves va un dato de la red de ejemplo. ¿Quisiste decir «{sucursal}»?',
    ],
    [
      'its placeholder got lost',
      ['pages/articulo.yaml', ['article', 'readingTime'], 'readingTime: cinco minutos'],
      'readingTime: | article › readingTime | El tiempo de lectura tiene que incluir «{minutos}», que se reemplaza por la cifra.',
    ],
    [
      'it names another page',
      ['pages/app.yaml', ['page'], 'page: contacto'],
      'page: | page | «page» tiene que decir «app», como el nombre del archivo, y se encontró «contacto».',
    ],
    [
      'it names no page',
      ['pages/app.yaml', ['page'], 'page: App'],
      'page: | page | «page» tiene que decir «app», como el nombre del archivo, y se encontró «App».',
    ],
    [
      'it names its page without quotes',
      ['pages/404.yaml', ['page'], 'page: 404'],
      'page: | page | «page» tiene que decir «404», como el nombre del archivo, entre comillas.',
    ],
    [
      'its picture is not there',
      [article, ['blogImg'], 'blogImg: ./no-hay-tal-cosa.svg'],
      /^blogImg: \| blogImg \| No existe la imagen «\.\/no-hay-tal-cosa\.svg» en src\/content\/blog\. En esa carpeta hay: \w/,
    ],
    [
      'its picture is none',
      [article, ['blogImg'], `blogImg: ./${first}.mdx`],
      `blogImg: | blogImg | «./${first}.mdx» no es una imagen: se espera un archivo .svg, .png, .jpg, .webp, .avif o .gif al lado del artículo.`,
    ],
    [
      'its draft mark is in quotes',
      [article, ['borrador'], 'borrador: "no"'],
      'borrador: | borrador | «borrador» es true o false, sin comillas. Se encontró «no». Escribí «borrador: false».',
    ],
  ];

  /** The mistakes in turns: one check looks at as many as there is another place in the content for. */
  const turns: (typeof mistakes)[] = [];
  for (const mistake of mistakes) {
    const placeOf = ([, [file, path]]: (typeof mistakes)[number]) => `${file} ${path.join('.')}`;
    const free = turns.find((turn) => !turn.some((other) => placeOf(other) === placeOf(mistake)));
    if (free) free.push(mistake);
    else turns.push([mistake]);
  }

  test.each(turns.map((turn) => [turn.map(([what]) => what).join('; '), turn] as const))(
    '%s',
    async (_mistakes, turn) => {
      for (const [, [file, path, yaml]] of turn) await copy.put(file, path, yaml);

      const all = await told();

      for (const [what, [file], problem] of turn) {
        const prefix = `${file} | `;
        const own = all.filter(
          (line) =>
            line.startsWith(prefix) &&
            (typeof problem === 'string'
              ? line.slice(prefix.length) === problem
              : problem.test(line.slice(prefix.length))),
        );
        expect(own, `${what}: ${all.join('\n')}`).toHaveLength(1);
      }
      expect(all).toHaveLength(turn.length);
    },
  );

  test.each([
    [
      'its text has a colon and no quotes',
      'title: Lineo: gestiona',
      "Lineo: | Esta línea no se entiende: si el texto lleva «: » o dos puntos al final, ponelo entre comillas. Escribí «title: 'Lineo: gestiona'».",
    ],
    [
      'YAML would drop part of its text',
      'title: El #1',
      '#1 | Lo que sigue a «#» no se publica: si es parte del texto, ponelo entre comillas; si es una nota, dejá un espacio después de «#».',
    ],
  ])('%s, which keeps its file from being read', async (_mistake, yaml, problem) => {
    await copy.put(home, title, yaml);

    expect(await told()).toEqual([`${home} | ${problem}`]);
  });

  test('its key is misspelt, which leaves another one out', async () => {
    await copy.put(home, title, 'titel: Gestiona');

    expect(await told()).toEqual([
      `${home} | hero: | hero › title | Falta el titular de la portada.`,
      `${home} | titel: | hero › titel | No se conoce la clave «titel». ¿Quisiste decir «title»?`,
    ]);
  });

  test('its block has several keys that nobody knows', async () => {
    await copy.put('site.yaml', ['brand', 'name'], 'name: Lineo\n  tagLine: x\n  zapato: y');

    expect(await told()).toEqual([
      'site.yaml | tagLine: | brand › tagLine | No se conoce la clave «tagLine». ¿Quisiste decir «tagline»?',
      'site.yaml | zapato: | brand › zapato | No se conoce la clave «zapato». Acá van: name, tagline, description.',
    ]);
  });
});

test('a file that is no content is told as a whole', async () => {
  const files = [
    ['pages/app.yaml', '', 'El archivo está vacío.'],
    [
      'pages/contacto.yaml',
      '- uno\n',
      '- uno | El archivo tiene que ser un bloque con campos y se encontró una lista.',
    ],
    [
      'site.yaml',
      'hola\n',
      'hola | El archivo tiene que ser un bloque con campos y se encontró «hola».',
    ],
    [
      article,
      'Hola.\n',
      'Hola. | Falta la ficha del artículo: el archivo empieza con una línea «---». Lleva estos campos: titulo, descripcion, blogImg, blogImgAlt, fecha, categorias.',
    ],
    [
      `blog/${second}.mdx`,
      '---\ntitulo: Hola\n\nTexto.\n',
      '--- | Falta el cierre de la ficha: una línea «---» después del último campo.',
    ],
  ] as const;
  for (const [file, text] of files) await copy.write(file, text);

  expect((await told()).sort()).toEqual(
    files.map(([file, , problem]) => `${file} | ${problem}`).sort(),
  );
});

describe('the date of an article', () => {
  const form = 'La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12.';

  /** Articles that differ in how their date is written, and what is told of each date. */
  async function toldOfDates(dates: readonly string[]): Promise<string[]> {
    await copy.write('blog/nota.png', await picture('png'));
    for (const [index, written] of dates.entries()) {
      const titulo = `titulo: 'La nota de prueba número ${index}'`;
      await copy.write(`blog/fecha_${index}.mdx`, nota({ titulo, fecha: `fecha: ${written}` }));
    }
    const all = await told();
    const own = dates.map((written, index) => {
      const prefix = `blog/fecha_${index}.mdx | fecha: | fecha | `;
      const lines = all.filter((line) => line.startsWith(prefix));
      return lines.map((line) => `${written} → ${line.slice(prefix.length)}`).join('\n');
    });
    // Nothing else is told, and nothing twice.
    expect(all).toHaveLength(own.filter(Boolean).length);
    return own;
  }

  test('may be written as a day, bare or in quotes, with a note or without', async () => {
    const dates = ['2026-01-31', "'2026-01-31'", '"2026-01-31"', '2026-01-31 # nota'];

    expect(await toldOfDates(dates)).toEqual(['', '', '', '']);
  });

  test('may not be written otherwise', async () => {
    const dates: [string, string][] = [
      ['03/04/2026', '«03/04/2026». Si es el 3 de abril de 2026, escribí «fecha: 2026-04-03»'],
      ['2026-02-30', '«2026-02-30», un día que no existe: febrero de 2026 termina el 28'],
      ["'2026-13-01'", '«2026-13-01», y los meses van de 01 a 12'],
      ['2026-3-12', '«2026-3-12». Si es el 12 de marzo de 2026, escribí «fecha: 2026-03-12»'],
      ['12 de marzo', '«12 de marzo»'],
      ['2026-03-12T10:00:00Z', '«2026-03-12T10:00:00Z»'],
      ['ayer', '«ayer»'],
      ['2026', '«2026»'],
      ['20260312', '«20260312»'],
      ['true', '«true»'],
      ['[2026-03-12]', '«[2026-03-12]»'],
    ];

    expect(await toldOfDates(dates.map(([written]) => written))).toEqual(
      dates.map(([written, found]) => `${written} → ${form} Se encontró ${found}.`),
    );
  });

  test('may not be left out', async () => {
    const dates = ['', "''", 'null'];

    expect(await toldOfDates(dates)).toEqual(
      dates.map((written) => `${written} → Falta «fecha», el día de publicación. ${form}`),
    );
  });
});

describe('files', () => {
  const needed = [
    'site.yaml',
    'red.yaml',
    ...pageNames.map((name) => `pages/${name}.yaml`),
    'legal/TerminosYCondiciones.mdx',
  ];

  // Every second one is there, so that a file which is missing disturbs none that names it.
  test.each([0, 1])('each that the pages need is asked for, and no other (%i)', async (rest) => {
    const missing = needed.filter((_file, index) => index % 2 === rest);
    for (const file of missing) await copy.remove(file);

    expect(await told()).toEqual(missing.map((file) => `${file} | Falta este archivo.`));
  });

  test('may not all be missing: each is asked for', async () => {
    await copy.remove('.');

    expect(await problems()).toHaveLength(pageNames.length + 4);
  });

  const lost = 'Este archivo no está en su lugar y no se publicaría.';
  const taken = (file: string) =>
    `Ya está ${file}, que es el que se lee: pasá ahí lo que falte y borrá este.`;
  const places =
    'Los artículos son archivos .mdx de src/content/blog y los textos de las páginas, archivos .yaml de src/content/pages con el nombre de su página.';

  test('are lost in a place where nobody reads them', async () => {
    const lostOnes = [
      ['blog/2026/otra_nota.mdx', places],
      ['otra_nota.mdx', places],
      ['pages/precios.yaml', places],
      ['pages/inicio.yml', taken('src/content/pages/inicio.yaml')],
      ['pages/contactos.yaml', taken('src/content/pages/contacto.yaml')],
      ['sitio.yaml', taken('src/content/site.yaml')],
      ['legal/privacidad_y_cookies.mdx', places],
    ] as const;
    for (const [file] of lostOnes) await copy.write(file, 'hola: 1\n');

    expect((await told()).sort()).toEqual(
      lostOnes.map(([file, advice]) => `${file} | ${lost} ${advice}`).sort(),
    );
  });

  test('a page’s file in another folder is missed and found', async () => {
    await copy.move('pages/landing/auditorias.yaml', 'pages/auditorias.yaml');

    expect(await told()).toEqual([
      'pages/landing/auditorias.yaml | Falta este archivo.',
      `pages/auditorias.yaml | ${lost} ¿Tenía que ser src/content/pages/landing/auditorias.yaml?`,
    ]);
  });

  test('that are no content bother nobody', async () => {
    for (const file of ['README.md', 'blog/README.md', 'blog/notas.txt', '.DS_Store']) {
      await copy.write(file, 'x');
    }

    expect(await told()).toEqual([]);
  });

  const plain = (name: string, better: string) =>
    `El nombre del archivo es la dirección del artículo: lleva solo letras sin tilde, números, «-» y «_», y se encontró «${name}». Podría ser «${better}.mdx».`;
  const ownedBy = (address: string, file: string) =>
    `La dirección de «${address}» ya es de src/pages/${file}: uno taparía al otro. Cambiale el nombre a este archivo, o borralo.`;

  test('of an article may not have every name', async () => {
    const names = [
      ['Precios 2026', plain('Precios 2026', 'precios_2026')],
      ['año_nuevo', plain('año_nuevo', 'ano_nuevo')],
      ['contacto', ownedBy('/contacto', 'contacto.astro')],
      ['Blogs', ownedBy('/Blogs', 'blogs.astro')],
      ['404', ownedBy('/404', '404.astro')],
      ['index', ownedBy('/index', 'index.astro')],
    ] as const;
    await copy.write('blog/nota.png', await picture('png'));
    for (const [name] of names) {
      await copy.write(`blog/${name}.mdx`, nota({ titulo: `titulo: 'Nota: ${name}'` }));
    }

    const all = await told();
    for (const [name, message] of names) expect(all).toContain(`blog/${name}.mdx | ${message}`);
  });
});

test('the telephone that is read is the one that is dialled', async () => {
  const put = (number: string, display: string) =>
    copy.edit('site.yaml', (site) => {
      site.setIn(['phone', 'number'], number);
      site.setIn(['phone', 'display'], display);
    });

  await put('+543514120777', '(351) 412-0777');
  expect(await told()).toEqual([]);

  await put('+543514120777', '(351) 412-0778');
  expect(await told()).toEqual([
    'site.yaml | display: | phone › display | Se leería un número y se marcaría otro: «display» dice «(351) 412-0778» y «number», «+543514120777». Las cifras de «display» son las últimas de «number».',
  ]);
});

describe('the name of a button', () => {
  const button = (cta: string) => `<LlamadaALaAccion texto="Ir" href="/contacto" cta="${cta}" />\n`;

  test('may not stand twice in the texts of articles', async () => {
    await copy.write('blog/nota.mdx', nota({}, `${button('nota-ir')}\n${button('nota-ir')}`));
    await copy.write('blog/nota.png', await picture('png'));

    const [only, ...others] = await told();

    expect(others).toEqual([]);
    expect(only).toMatch(
      /^blog\/nota\.mdx \| <LlamadaALaAccion .* \| «nota-ir» está dos veces: acá y en src\/content\/blog\/nota\.mdx:\d+\. «cta»,/,
    );
  });

  test('may not be that of a page', async () => {
    await copy.write('blog/nota.mdx', nota({}, button('whatsapp')));
    await copy.write('blog/nota.png', await picture('png'));

    const [only, ...others] = await told();

    expect(others).toEqual([]);
    expect(only).toContain('«whatsapp» está dos veces: acá y en src/content/site.yaml:');
  });
});

describe('the report', () => {
  test('has all problems of all files', async () => {
    await copy.put('site.yaml', ['figures', 0, 'principal'], 'principal: 11');
    await copy.put('pages/inicio.yaml', ['hero', 'title'], 'title:');
    await copy.put(article, ['fecha'], 'fecha: 03/04/2026');
    await copy.remove('pages/app.yaml');

    const said = report(await problems());

    expect(said).toMatch(/^Hay 4 problemas en el contenido; no se publicó nada\.\n\n/);
    expect([...said.matchAll(/^ {2}(src\/\S+?)(?::\d+:\d+)?$/gm)].map(([, file]) => file)).toEqual([
      'src/content/site.yaml',
      'src/content/pages/inicio.yaml',
      'src/content/pages/app.yaml',
      `src/content/${article}`,
    ]);
  });

  test('says file, line and column, field, and what to do, where they can be told', () => {
    const said = report([
      {
        file: 'src/content/blog/nota.mdx',
        line: 6,
        column: 1,
        field: 'fecha',
        message: 'La fecha se escribe AAAA-MM-DD.',
      },
      { file: 'src/content/pages/app.yaml', message: 'Falta este archivo.' },
    ]);

    expect(said).toMatchInlineSnapshot(`
      "Hay 2 problemas en el contenido; no se publicó nada.

        src/content/blog/nota.mdx:6:1
          fecha
          La fecha se escribe AAAA-MM-DD.

        src/content/pages/app.yaml
          Falta este archivo.
      "
    `);
  });

  test('counts one problem in the singular', () => {
    expect(report([{ file: 'src/content/site.yaml', message: 'Falta este archivo.' }])).toMatch(
      /^Hay 1 problema en el contenido;/,
    );
  });
});

describe('hints are told and keep nothing from being published:', () => {
  const hints = async () =>
    (await reviewContent(copy.root)).map(({ isHint, file, field, message }) => ({
      isHint,
      place: [file.replace(/^.*\/content\//, ''), field].filter(Boolean).join(' '),
      message,
    }));

  // Dated so far away that it is a hint by itself.
  beforeEach(() => copy.remove('blog/futura.mdx'));

  test('of a file that nobody reads, a likely copy, a category, a text and a number', async () => {
    await copy.write('blog/nota.mdx', nota());
    await copy.write('blog/nota-copia.mdx', nota({ fecha: 'fecha: 2062-01-15' }));
    await copy.write('blog/nota.png', await picture('png'));
    await copy.write('blog/otra.mdx.txt', nota());
    await copy.put('pages/inicio.yaml', ['banner', 'text'], 'text: Más de XXX locales.');
    await copy.put('site.yaml', ['whatsapp', 'number'], "number: '543514120777'");

    expect(await problems()).toEqual([]);
    const told = await hints();
    expect(told.every(({ isHint }) => isHint)).toBe(true);
    expect(told.map(({ place }) => place).sort()).toEqual([
      'blog/nota-copia.mdx',
      'blog/nota-copia.mdx fecha',
      'blog/otra.mdx.txt',
      'pages/inicio.yaml banner › text',
      'site.yaml whatsapp › number',
    ]);
  });

  test('and a note says that a text is meant', async () => {
    await copy.put('pages/inicio.yaml', ['banner', 'text'], 'text: Va **así**');
    expect(await told()).toEqual([
      'pages/inicio.yaml | text: | banner › text | Acá no se lee Markdown: «**así**» se vería con sus marcas, y no como negrita. Escribí «así».',
    ]);

    await copy.put('pages/inicio.yaml', ['banner', 'text'], 'text: Va **así** # A PROPÓSITO');
    expect(await hints()).toEqual([]);
  });
});

describe('no message speaks of a file that has no problem:', () => {
  test('where another has the name of an article, or of a page, and another ending', async () => {
    await copy.write('blog/nota.mdx', nota());
    await copy.write('blog/nota.md', nota());
    await copy.write('blog/nota.png', await picture('png'));
    await copy.write('pages/inicio copia.yaml', 'page: inicio\n');

    expect((await problems()).map(({ file }) => file.replace(/^.*\/content\//, ''))).toEqual([
      'blog/nota.md',
      'pages/inicio copia.yaml',
    ]);
  });

  test('where Git left two versions of a part', async () => {
    await copy.write('blog/nota.png', await picture('png'));
    await copy.write('blog/nota.mdx', nota({}, '<<<<<<< HEAD\nUno.\n=======\nDos.\n>>>>>>> b\n'));

    expect(await told()).toEqual([
      'blog/nota.mdx | <<<<<<< HEAD | Dos personas cambiaron esta parte y Git dejó acá las dos versiones: quedate con una y borrá las líneas de las marcas (11, 13 y 15).',
    ]);
  });

  test('where a link leads to a part of an article that changed', async () => {
    await copy.write('blog/nota.png', await picture('png'));
    await copy.write(
      'blog/nota.mdx',
      nota({}, 'Ver [acá](#uno) y [allá](#dos).\n\n## Uno\n\nTexto.\n'),
    );

    const [only, ...others] = await told();
    expect(others).toEqual([]);
    expect(only).toContain('El enlace «#dos» lleva a un subtítulo que no existe');
  });
});
