import { expect, test } from 'vitest';
import { refusal } from '#tests/support/slips.ts';

const home = 'pages/inicio.yaml';
// The site has no prices: its numbers are those of the sample network.
const network = 'red.yaml';
const expected = ['expected'] as const;

test('C19 Price `010`', async () => {
  const said = await refusal((copy) => copy.put(network, expected, 'expected: 085'));

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/red.yaml → expected: 085
        expected
        «expected» es un número que empieza con cero y se encontró «085»: si es una cantidad, escribí «expected: 85»; si es un código, «expected: '085'»."
  `);
});

test('C20 Price `49,90` (Spanish comma)', async () => {
  const said = await refusal((copy) => copy.put(network, expected, 'expected: 49,90'));

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/red.yaml → expected: 49,90
        expected
        «expected» tiene que ser un número (sin comillas) y se encontró «49,90». Escribí «expected: 49.90»."
  `);
});

test('C22 Empty YAML file', async () => {
  const said = await refusal((copy) => copy.write('pages/app.yaml', ''));

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/pages/app.yaml → 
        El archivo está vacío."
  `);
});

test('C23 Tab in YAML data file', async () => {
  const said = await refusal((copy) =>
    copy.put('site.yaml', ['brand', 'name'], 'name: Lineo\n\tsigla: L'),
  );

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/site.yaml → [0009]sigla: L
        Hay un tabulador en la sangría: usá espacios."
  `);
});

test('C24 YAML alias bomb (6 levels × 9)', async () => {
  const levels = ['a', 'b', 'c', 'd', 'e', 'f'];
  const bomb = levels.map((name, index) => {
    const inner = index === 0 ? 'lol' : `*${levels[index - 1]}`;
    return `${name}: &${name} [${Array.from({ length: 9 }, () => inner).join(', ')}]`;
  });
  const said = await refusal((copy) => copy.write('pages/app.yaml', `${bomb.join('\n')}\n`));

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/pages/app.yaml → &a [lol, lol, lol, lol, lol, lol, lol, l…
        Hay demasiados alias: YAML lee «&» y «*» como copias de otra parte, y acá hay 45. Escribí cada texto entero y, si empieza con «&» o «*», entre comillas."
  `);
});

test('C27 Same id twice in a data file', async () => {
  const said = await refusal((copy) =>
    copy.put('site.yaml', ['whatsapp', 'cta'], 'cta: google-play'),
  );

  // Where the other one stands changes with the content.
  expect(said.replace(/(site\.yaml):\d+/, '$1:LÍNEA')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/site.yaml → cta: google-play
        whatsapp › cta
        «google-play» está dos veces: acá y en src/content/site.yaml:LÍNEA. «cta», el nombre con el que analítica cuenta un botón, no se repite: cambiá uno."
  `);
});

test('C79 reference() to a missing entry', async () => {
  // What content refers to by name are pages and drawings.
  const said = await refusal(async (copy) => {
    await copy.put('pages/registro.yaml', ['seo', 'title'], 'title: Registro | Lineo');
    await copy.put(home, ['hero', 'action', 'href'], 'href: /contato');
    await copy.put('pages/para-quien.yaml', ['segments', 'items', 0, 'scene'], 'scene: nada.svg');
  });

  expect(said).toMatchInlineSnapshot(`
    "Hay 2 problemas en el contenido; no se publicó nada.

      src/content/pages/inicio.yaml → href: /contato
        hero › action › href
        No existe la página «/contato». ¿Quisiste decir «/contacto»?

      src/content/pages/para-quien.yaml → scene: nada.svg
        segments › items › elemento 1 › scene
        No existe el archivo «nada.svg» en src/assets/scenes."
  `);
});

test('C85 Data file missing', async () => {
  const said = await refusal((copy) => copy.remove('site.yaml'));

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/site.yaml
        Falta este archivo."
  `);
});

test('C86 Data file is plain text', async () => {
  const said = await refusal((copy) => copy.write('site.yaml', 'Los datos del sitio.\n'));

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/site.yaml → Los datos del sitio.
        El archivo tiene que ser un bloque con campos y se encontró «Los datos del sitio.»."
  `);
});

test('C87 Item without id', async () => {
  const said = await refusal((copy) => copy.put('site.yaml', ['clients', 'logos', 2, 'file'], ''));

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/site.yaml → name: Gama
        clients › logos › elemento 3 › file
        Falta «file», el logo."
  `);
});
