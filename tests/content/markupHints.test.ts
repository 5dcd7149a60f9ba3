import { expect, test } from 'vitest';
import { leftoversIn, type TextKind } from '#tools/check/content/fields/leftoverSyntax.ts';

// Markup that a writer leaves in a text, and that readers would see as it is.

/** For each kind of text: a part of the hint's message, and texts that get the hint. */
const leftovers: { kind: TextKind; message: string; texts: string[] }[] = [
  {
    kind: 'plain',
    message: 'signos a la vista',
    texts: ['Un texto en **negrita**', 'Un [enlace](/contacto) acá'],
  },
  {
    kind: 'plain',
    message: 'signos a la vista',
    texts: ['Lo <b>importante</b>', 'Uno &nbsp; dos', 'Lo _importante_, sí'],
  },
  { kind: 'plain', message: 'se perdieron al copiar', texts: ['GestiÃ³n', 'Lâ€™amour'] },
  {
    kind: 'plain',
    message: 'parece esperar otro texto',
    texts: ['Lorem ipsum dolor', '[completar] el precio'],
  },
  {
    kind: 'plain',
    message: 'parece esperar otro texto',
    texts: ['EJEMPLO: contá algo', 'Un título de prueba'],
  },
  { kind: 'alt', message: 'no dice qué se ve', texts: ['IMG_2034.jpg', 'Captura de pantalla 12'] },
  {
    kind: 'plain',
    message: 'signos a la vista',
    texts: ['(texto)[/contacto]', 'Un ![plano](./a b.png)'],
  },
  { kind: 'plain', message: "escribí 'Una nota'", texts: ['“Una nota”', '‘Una nota’'] },
  {
    kind: 'markdown',
    message: 'escribilo como dice la guía',
    texts: ['Un ==texto==', 'Lo ~~tachado', '——', '--'],
  },
  {
    kind: 'markdown',
    message: 'una negrita se escribe «**así**», y una cursiva, «*así*»',
    texts: ['Un **texto sin cerrar', 'Un **texto **', 'Un ** texto**', 'Un *texto * suelto'],
  },
  {
    kind: 'markdown',
    message: 'se escribe «[texto](dirección)»',
    texts: [
      'Un [sitio(/a), y más',
      '![Un plano(./a.png)',
      'Un [sitio] (/a), y más',
      'Un [sitio](/a, y más',
      'Un [sitio](/a “Un título”)',
      'Un [sitio](tel: +54 351 412)',
      'Un [sitio][uno]',
      'Un [sitio][]',
      '[[otra]]',
    ],
  },
  {
    kind: 'markdown',
    message: 'sin espacios adentro; los del nombre de un archivo son «%20»',
    texts: [
      'Un [sitio](/a b), y más',
      '![Un plano](./un plano.png)',
      '![Un plano](un plano.png)',
      '![Un plano](./a.png =300x200)',
    ],
  },
  {
    kind: 'markdown',
    message: 'escribí «## Un subtítulo»',
    texts: ['##Un subtítulo', '##\u00A0Un subtítulo'],
  },
  { kind: 'markdown', message: 'escribí «# Uno»', texts: ['#Uno'] },
  { kind: 'markdown', message: 'escribí «# Desde $150»', texts: ['#Desde $150'] },
  {
    kind: 'markdown',
    message: 'escribí «- uno»',
    texts: ['• uno', '— uno', '–\u00A0uno', '· uno', '-\u00A0uno', '-uno'],
  },
  { kind: 'markdown', message: 'escribí «1. Uno»', texts: ['1)Uno', '1.- Uno', '1- Uno', '1.Uno'] },
  {
    kind: 'markdown',
    message: '«| --- | --- |»',
    texts: ['| a | b |', '| a | b |\n| — | — |', 'a | b\nc | d', 'a\tb'],
  },
  { kind: 'markdown', message: '«[^1]: lo que dice»', texts: ['Una nota[^1].'] },
];

const rows = leftovers.flatMap(({ kind, message, texts }) =>
  texts.map((text) => ({ kind, message, text })),
);

test.each(rows)('«$text», in a $kind text, gets one hint: $message', ({ kind, message, text }) => {
  expect(leftoversIn(text, kind).map((hint) => hint.message)).toEqual([
    expect.stringContaining(message),
  ]);
});

test.each<{ what: string; kind: TextKind; text: string }>([
  {
    what: 'percentages and asterisks',
    kind: 'plain',
    text: 'El 50 % de 3 * 4, precio* (*sin IVA), 5*',
  },
  {
    what: 'less-than signs, «&» and square brackets',
    kind: 'plain',
    text: 'Menos de <10 locales, 3 < 4 > 2; I+D&I; [sic] y el punto [1]',
  },
  {
    what: 'a number sign, names of files and of folders',
    kind: 'plain',
    text: 'El #1, snake_case, archivo_de_prueba.svg y C:\\nuevo\\notas',
  },
  {
    what: 'capitals and Roman numbers',
    kind: 'plain',
    text: 'São Paulo, MAÇÃ, el siglo XX y TODO el equipo',
  },
  {
    what: 'a screenshot that is described',
    kind: 'alt',
    text: 'Captura de pantalla del tablero con tres locales en rojo',
  },
  {
    what: 'signs that a backslash keeps as they are',
    kind: 'markdown',
    text: 'Un \\*\\*asterisco\\*\\*, 2**3, #hashtag y una clave \\[así\\](sin enlace)',
  },
  {
    what: 'a dialogue and quotation marks',
    kind: 'plain',
    text: '—Hola —dijo—, «así» y “asá”: 1.º de mayo, 2-1 y a) uno',
  },
  {
    what: 'days, results and numbers in a sentence',
    kind: 'markdown',
    text: '1.º de mayo, 2-1, 24/7, 1. uno; a) uno, b) dos\n\n3.5 puntos',
  },
  {
    what: 'semicolons, and a year that begins a line',
    kind: 'markdown',
    text: 'Uno; dos;\ntres; cuatro, y en 2025\n2026. Más',
  },
  {
    what: 'signs at a line’s start that make no list and no title',
    kind: 'markdown',
    text: '#1 en ventas, *sin IVA, Nota: la Cita de 5 > 3, [sic] y [así] (entre paréntesis)',
  },
  {
    what: 'signs written as HTML, hours and powers',
    kind: 'markdown',
    text: 'Uno &amp; dos &nbsp; tres, a las 10:30:45, ~ 100 y 2^10',
  },
])('ordinary text gives no hint: $what', ({ kind, text }) => {
  expect(leftoversIn(text, kind)).toEqual([]);
});
