import { describe, expect, test } from 'vitest';
import { bodyComplaints, readBody } from '#tools/check/content/articleBody.ts';

const told = (body: string, isDraft = false) =>
  bodyComplaints(
    readBody(body, 0),
    { linkTrouble: () => undefined, pictureTrouble: () => undefined },
    { title: 'Una nota', isDraft },
  );
const messages = (body: string) => told(body).map(({ line, message }) => `${line}: ${message}`);

describe('an article may hold', () => {
  test.each([
    'Un texto con **negrita**, *cursiva*, ~~tachado~~ y `**código**`.',
    'Un \\*\\*asterisco\\*\\* a la vista, 2**3 y una clave \\[así\\](sin enlace).',
    'Uno &amp; dos &nbsp; tres &aacute;.',
    'La nota [sic] (ver https://www.example.com/a) y el punto [1] (y el 2).',
    'Un [enlace](/contacto "con título") y ![El local](./foto%20(1).png).',
    'Un [enlace][uno].\n\n[uno]: /contacto',
    'Una nota[^a] y otra[^a].\n\n[^a]: El texto.',
    '- [ ] Sin hacer\n- [x] Hecha\n- Nada',
    '| a | b |\n| :-- | --: |\n| 1 \\| 2 | `x` |\n| solo una |',
    'Opciones: a | b\no: c | d',
    '```\n| a | b |\n**\n[a](b\n```\n\nTexto.',
    '~~~js\na\n~~~',
    '> ```\n> a\n> ```\n\nTexto.',
    '#hashtag #otro',
    'Precio ~ 100 y ~~antes~~, a las 10:30:45, y 2^10.',
    '- uno\n\n      seguido\n\n1. dos\n\n   seguido',
    '<Nota>\n    Con sangría.\n</Nota>',
    '## Uno\n\n### Dos\n\n#### Tres\n\n##### Cuatro\n\n###### Cinco',
    '—Hola —dijo.\n—Chau.',
    'Clave: ****\n\n***\n\nPrecio*\n\n*Sin IVA.',
    'TODO el equipo mira el siglo XX.',
    '-5 grados\n-7 grados',
    'Gestión, São Paulo, MAÇÃ y Citro.',
    '<Nota titulo="Ojo con *esto">Un **texto**.</Nota>',
  ])('%j', (body) => {
    expect(told(body)).toEqual([]);
  });
});

describe('a mark of Markdown that stayed in the words is told with its line:', () => {
  test.each([
    [
      'Uno.\n\nVer [la demo](/contacto ahora.',
      '3: No se cierra el paréntesis',
      '[la demo](/contacto)',
    ],
    ['Ver [la demo] (/contacto).', '1: Sobra el espacio entre «]» y «(»', '[la demo](/contacto)'],
    [
      'Ver [a] (https://www.example.com/a).',
      '1: Sobra el espacio',
      '[a](https://www.example.com/a)',
    ],
    ['Ver (la demo)[/contacto].', '1: Los corchetes y los paréntesis', '[la demo](/contacto)'],
    [
      '![El local](./foto nueva.png)',
      '1: La dirección lleva espacios',
      '![El local](./foto%20nueva.png)',
    ],
    [
      '![El local](./foto (1).png)',
      '1: La dirección lleva espacios',
      '![El local](./foto%20(1).png)',
    ],
    ['Ver la demo](/contacto).', '1: Este enlace quedó a medio escribir', ''],
    ['Ver [la demo][agenda].', '1: Este enlace quedó a medio escribir', ''],
    ['Un ** texto ** acá', '1: Sobra un espacio junto a los asteriscos', '**texto**'],
    ['Un **texto acá', '1: «**» se abre y no se cierra', '\\*\\*'],
    ['Un **«texto»**pegado', '1: Los asteriscos de', ''],
    ['Uno.\n\n##Dos\n\nTres.', '3: Falta un espacio después de «##»', '## Dos'],
    ['##\u00A0Dos', '1: El espacio que sigue a «##» no es el común', ''],
    ['-uno\n-dos\n', '1: Falta el espacio después de «-»', ''],
    ['Uno.\n\n• dos', '3: Un renglón de una lista no empieza con «•»', '- '],
    ['- [] uno', '1: Una tarea sin hacer', '[ ]'],
    [':::nota\nOjo.\n:::', '1: «:::nota» se vería tal cual', ''],
    ['Es ==clave== hoy', '1: «==clave==» se vería con sus signos', '**clave**'],
    ['Un dato[^1].', '1: No está el texto de la nota «[^1]»', ''],
    ['Un dato.\n\n[^1]: La fuente.', '3: Nadie llama a la nota «[^1]»', ''],
    ['[b]Ya[/b]', '1: «[b]Ya[/b]» se vería con sus corchetes', 'Ya'],
    ['[TOC]', '1: «[TOC]» se vería tal cual', ''],
    ['####### Siete', '1: «####### Siete» se vería con sus signos', ''],
    ['Un [[enlace]] suelto', '1: «[[enlace]]» se vería con sus corchetes', ''],
    ['![[foto.png]]', '1: «![[foto.png]]» se vería con sus corchetes', ''],
    ['Término\n: definición', '2: «: definición» se leería de corrido', ''],
    ['Uno[^1].\n\n[^1]: a\n\n[^1]: b', '5: La nota «[^1]» está dos veces', ''],
    ['[a][b]\n\n[b]: /app\n\n[b]: /contacto', '5: La dirección «[b]» está dos veces', ''],
    ['Uno &amp;nbsp; dos', '1: «&amp;nbsp;» se vería tal cual', ''],
    ['Uno.\n\n```js\na()\n\nDos.', '3: Este bloque de código se abre y no se cierra', '```'],
    ['| a | b |\n| 1 | 2 |', '1: A esta tabla le falta la línea de guiones', '| --- | --- |'],
    ['Uno:\n| a | b |\n| 1 | 2 |', '2: A esta tabla le falta', ''],
    ['| a | b |\n| --- |\n| 1 | 2 |', '1: Estas barras no llegan a ser una tabla', '| --- | --- |'],
    [
      '| a | b |\n| --- | --- |\n| 1 | 2 | 3 |',
      '3: Esta fila tiene 3 celdas y el encabezado, 2',
      '',
    ],
    ['GestiÃ³n de redes', '1: «Ã³» es una letra que se perdió', 'ó'],
    ['<Nota titulo="**Ojo**">Un texto.</Nota>', '1: Acá no se lee Markdown', 'Ojo'],
    ['![IMG_2034](./foto.png)', '1: «IMG_2034» es el nombre de un archivo', ''],
    ['Lorem ipsum dolor.', '1: «Lorem ipsum» quedó de cuando', ''],
  ])('%j', (body, message, right) => {
    const [only, ...others] = messages(body);

    expect(others).toEqual([]);
    expect(only).toContain(message);
    if (right) expect(only).toContain(`«${right}»`);
  });
});

describe('each correction leaves nothing to say:', () => {
  test.each([
    ['Ver [la demo](/contacto ahora.', 'Ver [la demo](/contacto) ahora.'],
    ['![El local](./foto nueva.png)', '![El local](./foto%20nueva.png)'],
    ['Un ** texto ** acá', 'Un **texto** acá'],
    ['Un **texto acá', 'Un \\*\\*texto acá'],
    ['Un **texto acá', 'Un **texto acá**'],
    ['Un **«texto»**pegado', 'Un **«texto»** pegado'],
    ['##Dos', '## Dos'],
    ['-uno\n-dos', '- uno\n- dos'],
    ['- [] uno', '- [ ] uno'],
    ['Un dato[^1].', 'Un dato[^1].\n\n[^1]: La fuente.'],
    ['Un dato[^la fuente].', 'Un dato[^la-fuente].\n\n[^la-fuente]: Esta.'],
    ['**negrita **pegada', '**negrita** pegada'],
    ['H~2~O', 'H<sub>2</sub>O'],
    ['m^2^', 'm<sup>2</sup>'],
    ['Uno<br>dos', 'Uno<br />dos'],
    ['Uno.\n\n<hr>\n\nDos.', 'Uno.\n\n---\n\nDos.'],
    ['Va {{ nombre }} acá', 'Va \\{\\{ nombre \\}\\} acá {/* A PROPÓSITO */}'],
    ['Uno.\n\n    const a = 1;', 'Uno.\n\n```\nconst a = 1;\n```'],
    ['Uno.\n\n    const a = 1;', 'Uno.\n\nconst a = 1;'],
    ['Uno.\n\n\tUn párrafo corrido.', 'Uno.\n\nUn párrafo corrido.'],
    ['Ver [a](/app){:target="_blank"} acá', 'Ver [a](/app) acá'],
    ['{% include nota.html %}\n\nUno.', 'Uno.'],
    ['export de carne creció', 'El export de carne creció'],
    ['import de insumos bajó', 'El import de insumos bajó'],
    ['<u>Ya</u>', '**Ya**'],
    ['<div>\n\nUno.\n\n</div>', 'Uno.'],
    [
      '<iframe src="https://www.youtube.com/embed/aaaaaaaaaaa"></iframe>',
      '<Video direccion="https://www.youtube.com/watch?v=aaaaaaaaaaa" titulo="De qué es el video" cta="video-nota" />',
    ],
    ['```js\na()', '```js\na()\n```'],
    ['| a | b |\n| 1 | 2 |', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
    ['Uno:\n| a | b |\n| 1 | 2 |', 'Uno:\n| a | b |\n| --- | --- |\n| 1 | 2 |'],
    ['| a | b |\n| --- |\n| 1 | 2 |', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
    ['| a | b |\n| --- | --- |\n| 1 | 2 | 3 |', '| a | b |\n| --- | --- |\n| 1 | 2 \\| 3 |'],
  ])('%j → %j', (slip, right) => {
    expect(told(slip)).toHaveLength(1);
    expect(told(right)).toEqual([]);
  });
});

describe('hints', () => {
  test.each([
    ['#Un subtítulo largo', 'no es un subtítulo'],
    ['Son XXX locales', 'parece esperar otro texto'],
    ['Qué bueno :smile:', 'si es un emoji, pegalo'],
    ['Uno.\n\n[ref]: /contacto', 'Ningún enlace usa la dirección «[ref]»'],
    ['[uno](http://www.example.com/a)', 'escribí «https://www.example.com/a»'],
  ])('are given for %j', (body, message) => {
    expect(told(body)).toEqual([
      expect.objectContaining({
        isHint: true,
        message: expect.stringContaining(message) as string,
      }),
    ]);
  });

  test('and placeholders wait while an article is a draft', () => {
    expect(told('TODO: contar lo de Rosario.\n\nSon XXX.', true)).toEqual([]);
  });
});

describe('a note says that something is meant', () => {
  test.each([
    'Se escribe ==así== {/* A PROPÓSITO */}',
    '{/* a propósito: es un ejemplo */}\n\nSe escribe ==así==',
    'Uno {/* A PROPOSITO */} y **dos',
  ])('%j', (body) => {
    expect(told(body)).toEqual([]);
  });

  test('of its own line and the next one alone', () => {
    expect(told('Uno {/* A PROPÓSITO */}\n\nSe escribe ==así==')).toHaveLength(1);
    expect(told('{/* A PROPÓSITO */}\n\nUno.\n\nSe escribe ==así==')).toHaveLength(1);
  });

  test('of words, and not of what breaks the text', () => {
    expect(told('{/* A PROPÓSITO */}\n\n| a | b |\n| 1 | 2 |')).toHaveLength(1);
  });
});
