import { expect, test } from 'vitest';
import { leftoversIn } from '#tools/check/content/fields/leftoverSyntax.ts';
import { problemsOfText } from '#tests/support/authoring/articleSource.ts';

// Markup that a writer leaves in a text, and that readers would see as it is.

type Kind = 'a field' | 'a description' | 'an article';

const hintsFor = (text: string, kind: Kind): string[] =>
  kind === 'an article'
    ? problemsOfText(text).map(({ message }) => message)
    : leftoversIn(text, kind === 'a description');

/** A part of the hint's message, and texts that get the hint. */
const leftovers: [Kind, message: string, texts: string[]][] = [
  [
    'a field',
    'signos a la vista. En un campo no se lee Markdown',
    [
      ...['Un texto en **negrita**', 'Un [enlace](/contacto) acá', 'Lo <b>importante</b>'],
      ...['Uno &nbsp; dos', 'Lo _importante_, sí', '(texto)[/contacto]', 'Un ![plano](./a b.png)'],
    ],
  ],
  [
    'a field',
    'parece esperar otro texto, o letras que se perdieron al copiar',
    [
      ...['GestiÃ³n', 'Lâ€™amour', 'Lorem ipsum dolor', '[completar] el precio'],
      ...['EJEMPLO: contá algo', 'Un título de prueba'],
    ],
  ],
  ['a field', "'así'", ['“Una nota”', '‘Una nota’', "Una nota'"]],
  ['a description', 'no dice qué se ve', ['IMG_2034.jpg', 'Captura de pantalla 12']],
  [
    'an article',
    'escribilo como dice la guía',
    ['Un ==texto==', 'Lo ~~tachado', 'Un `código', 'Uno.\n——', 'Uno.\n\n--'],
  ],
  ['an article', 'parece esperar otro texto', ['TODO: **esto**', 'Un [completar] acá']],
  [
    'an article',
    'una negrita se escribe «**así**», y una cursiva, «*así*»',
    [
      ...['Un **texto sin cerrar', 'Un **texto **', 'Un ** texto**', 'Un *texto * suelto'],
      ...['**dos* y', '«**así***»'],
    ],
  ],
  [
    'an article',
    'se escribe «[texto](dirección)», y una imagen, «![qué se ve](./foto.png)»: con los dos paréntesis, pegados y sin espacios adentro; los del nombre de un archivo son «%20»',
    [
      ...['Un [sitio(/a), y más', '![Un plano(./a.png)', 'Un [sitio] (/a), y más', '[[otra]]'],
      ...['Un [sitio](/a, y más', 'Un [sitio](/a “Un título”)', 'Un [sitio](tel: +54 351 412)'],
      ...['Un [sitio][uno]', 'Un [sitio][]', 'Un [sitio](/a b), y más', '![Un](./un plano.png)'],
      ...['![Un plano](un plano.png)', '![Un plano](./a.png =300x200)', '[**dos**, tres] (/a)'],
    ],
  ],
  ['an article', 'escribí «## Así»', ['##Un subtítulo', '##\u00A0Un subtítulo', '#Uno', '#Desde']],
  [
    'an article',
    'con un guion y un espacio, «- así», o con un número, un punto y un espacio, «1. así»',
    [
      ...['• uno', '— uno', '–\u00A0uno', '· uno', '-\u00A0uno', '-uno'],
      ...['1)Uno', '1.- Uno', '1- Uno', '1.Uno'],
    ],
  ],
  [
    'an article',
    '«| --- | --- |»',
    ['| a | b |', '| a | b |\n| — | — |', 'a | b\nc | d', 'a\tb', '**a**\t**b** c'],
  ],
  ['an article', '«[^1]: lo que dice»', ['Una nota[^1].']],
];

test.each(
  leftovers.flatMap(([kind, message, texts]) => texts.map((text) => ({ kind, message, text }))),
)('«$text», in $kind, gets one hint: $message', ({ kind, message, text }) => {
  expect(hintsFor(text, kind)).toEqual([expect.stringContaining(message)]);
});

test.each<[what: string, Kind, text: string]>([
  ['percentages and asterisks', 'a field', 'El 50 % de 3 * 4, precio* (*sin IVA), 5*'],
  [
    'less-than signs, «&» and square brackets',
    'a field',
    'Menos de <10 locales, 3 < 4 > 2; I+D&I; [sic] y el punto [1]',
  ],
  [
    'a number sign, names of files and of folders',
    'a field',
    'El #1, snake_case, archivo_de_prueba.svg y C:\\nuevo\\notas',
  ],
  ['capitals and Roman numbers', 'a field', 'São Paulo, MAÇÃ, el siglo XX y TODO el equipo'],
  ['a title with a bar', 'a field', 'Soluciones | Lineo'],
  [
    'a dialogue and quotation marks',
    'a field',
    '—Hola —dijo—, «así» y “asá”: 1.º de mayo, 2-1 y a) uno',
  ],
  ['a measure in inches', 'a field', 'Un tablero de 32"'],
  [
    'a screenshot that is described',
    'a description',
    'Captura de pantalla del tablero con tres locales en rojo',
  ],
  [
    'signs that a backslash keeps as they are',
    'an article',
    'Un \\*\\*asterisco\\*\\*, 2**3, #hashtag, 3 \\`x y una clave \\[así\\](sin enlace)',
  ],
  [
    'days, results and numbers in a sentence',
    'an article',
    '1.º de mayo, 2-1, 24/7, 1. uno; a) uno, b) dos\n\n3.5 puntos',
  ],
  [
    'semicolons, and a year that begins a line',
    'an article',
    'Uno; dos;\ntres; cuatro, y en 2025\n2026. Más',
  ],
  [
    'signs at a line’s start that make no list and no title',
    'an article',
    '#1 en ventas, *sin IVA, Nota: la Cita de 5 > 3, [sic] y [así] (entre paréntesis)',
  ],
  [
    'signs written as HTML, hours and powers',
    'an article',
    'Uno &amp; dos &nbsp; tres, a las 10:30:45, ~ 100 y 2^10',
  ],
  [
    'signs that the parser takes',
    'an article',
    '## Uno\n\n**Dos**, *tres*, `**` y [cuatro](/a):\n\n- cinco\n\n1. seis\n\n| a | b |\n| - | - |\n| 1 | 2 |',
  ],
])('ordinary text gives no hint: %s', (_what, kind, text) => {
  expect(hintsFor(text, kind)).toEqual([]);
});
