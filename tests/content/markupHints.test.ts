import { expect, test } from 'vitest';
import { leftoversIn, type TextKind } from '#tools/check/content/fields/leftoverSyntax.ts';

// Markup that a writer leaves in a text, and that readers would see as it is.

/** For each kind of text: a part of the hint's message, and texts that get the hint. */
const leftovers: [TextKind, message: string, ...texts: string[]][] = [
  ['plain', 'signos a la vista', 'Un texto en **negrita**', 'Un [enlace](/contacto) acá'],
  ['plain', 'signos a la vista', 'Lo <b>importante</b>', 'Uno &nbsp; dos', 'Lo _importante_, sí'],
  ['plain', 'se perdieron al copiar', 'GestiÃ³n', 'Lâ€™amour'],
  ['plain', 'parece esperar otro texto', 'Lorem ipsum dolor', '[completar] el precio'],
  ['plain', 'parece esperar otro texto', 'EJEMPLO: contá algo', 'Un título de prueba'],
  ['alt', 'no dice qué se ve', 'IMG_2034.jpg', 'Captura de pantalla 12'],
  ['plain', 'signos a la vista', '(texto)[/contacto]', 'Un ![plano](./a b.png)', 'Ir a /Nota>'],
  ['plain', "escribí 'Una nota'", '“Una nota”', '‘Una nota’'],
  ['markdown', 'signos a la vista', 'Un ==texto==', ':::note', '[[otra]]', '[TOC]', 'Un :smile:'],
  ['markdown', 'escribí «**así**»', 'Un **texto sin cerrar', 'Un **texto **', 'Un ** texto**'],
  ['markdown', 'escribí «*así*»', 'Un *texto * suelto'],
  ['markdown', 'de dos a seis «#»', '####### Uno'],
  ['markdown', 'antes de una lista', 'Uno:\n2. Dos\n3. Tres'],
  ['markdown', '«[^1]: lo que dice»', '[1]: La nota.'],
  ['markdown', 'no hace una tabla', 'a;b\nc;d'],
  ['markdown', '«[sitio](/a "Un título")»', 'Un [sitio](/a “Un título”)'],
  ['markdown', '«![Un plano](./a.png)»', '![Un plano](./a.png =300x200)'],
  ['markdown', '«[sitio](tel:+54351412)»', 'Un [sitio](tel: +54 351 412)'],
  ['markdown', 'se escribe «[texto](dirección)»', 'Un [sitio(/a), y más', '![Un plano(./a.png)'],
  ['markdown', 'escribí «~~así~~»', 'Lo ~~tachado'],
  ['markdown', 'escribí «## Un subtítulo»', '##Un subtítulo', '##\u00A0Un subtítulo'],
  ['markdown', 'escribí «# Uno»', '#Uno'],
  ['markdown', 'escribí «- uno»', '• uno', '— uno', '–\u00A0uno', '· uno', '-\u00A0uno', '-uno'],
  ['markdown', 'escribí «1. Uno»', '1)Uno', '1.- Uno', '1- Uno', '1.Uno'],
  ['markdown', 'cada uno como «1. así»', 'a) Uno\nb) Dos'],
  ['markdown', '«- [ ] Uno»', '[] Uno', '-[ ] Uno', '-[x]Uno'],
  ['markdown', '«| --- | --- |»', '| a | b |', '| a | b |\n| — | — |', 'a | b\nc | d', 'a\tb'],
  ['markdown', '«[sitio](/a)»', 'Un [sitio] (/a), y más'],
  ['markdown', 'con los dos paréntesis', 'Un [sitio](/a, y más'],
  ['markdown', '«[sitio](/a%20b)»', 'Un [sitio](/a b), y más'],
  ['markdown', '«[Desde $150 por mes](/a%20b)»', '[Desde $150 por mes](/a b)'],
  [
    'markdown',
    '«![Un plano](./un%20plano.png)»',
    '![Un plano](./un plano.png)',
    '![Un plano](un plano.png)',
  ],
  ['markdown', '«[texto](dirección)»', 'Un [sitio][uno]', 'Un [sitio][]'],
  ['markdown', '«[^1]: lo que dice»', 'Una nota[^1].'],
  ['markdown', 'se escribe «---»', '——', '--'],
  ['markdown', 'a medio borrar', '/Nota>', 'Nota titulo="x">'],
];

const rows = leftovers.flatMap(([kind, message, ...texts]) =>
  texts.map((text) => ({ kind, message, text })),
);

test.each(rows)('«$text», in a $kind text, gets one hint: $message', ({ kind, message, text }) => {
  expect(leftoversIn(text, kind).map((hint) => hint.message)).toEqual([
    expect.stringContaining(message),
  ]);
});

test.each<[what: string, kind: TextKind, text: string]>([
  ['percentages and asterisks', 'plain', 'El 50 % de 3 * 4, precio* (*sin IVA), 5*'],
  [
    'less-than signs, «&» and square brackets',
    'plain',
    'Menos de <10 locales, 3 < 4 > 2; I+D&I; [sic] y el punto [1]',
  ],
  [
    'a number sign, names of files and of folders',
    'plain',
    'El #1, snake_case, archivo_de_prueba.svg y C:\\nuevo\\notas',
  ],
  ['capitals and Roman numbers', 'plain', 'São Paulo, MAÇÃ, el siglo XX y TODO el equipo'],
  [
    'a screenshot that is described',
    'alt',
    'Captura de pantalla del tablero con tres locales en rojo',
  ],
  [
    'signs that a backslash keeps as they are',
    'markdown',
    'Un \\*\\*asterisco\\*\\*, 2**3, #hashtag y una clave \\[así\\](sin enlace)',
  ],
  [
    'a dialogue and quotation marks',
    'plain',
    '—Hola —dijo—, «así» y “asá”: 1.º de mayo, 2-1 y a) uno',
  ],
  [
    'days, results and numbers in a sentence',
    'markdown',
    '1.º de mayo, 2-1, 24/7, 1. uno; a) uno, b) dos\n\n3.5 puntos',
  ],
  [
    'semicolons, and a year that begins a line',
    'markdown',
    'Uno; dos;\ntres; cuatro, y en 2025\n2026. Más',
  ],
  [
    'signs at a line’s start that make no list and no title',
    'markdown',
    '#1 en ventas, *sin IVA, Nota: la Cita de 5 > 3, [sic] y [así] (entre paréntesis)',
  ],
  [
    'signs written as HTML, hours and powers',
    'markdown',
    'Uno &amp; dos &nbsp; tres, a las 10:30:45, ~ 100 y 2^10',
  ],
])('ordinary text gives no hint: %s', (_what, kind, text) => {
  expect(leftoversIn(text, kind)).toEqual([]);
});
