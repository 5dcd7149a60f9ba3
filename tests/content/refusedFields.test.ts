import { beforeAll, describe, test } from 'vitest';
import { articleSource, picture } from '#tests/support/authoring/articleSource.ts';
import {
  expectRefused,
  named,
  problemsOf,
  type ExpectedProblem,
} from '#tests/support/authoring/refusedContent.ts';

// Mistakes in the frontmatter of an article, each in an article of its own.

type Lines = NonNullable<Parameters<typeof articleSource>[0]>;

interface Row extends ExpectedProblem {
  /** The lines that differ from a valid article's. */
  lines: Lines;
  also?: ExpectedProblem;
}

const rows: Row[] = [
  {
    lines: { titulo: '' },
    at: 'descripcion:',
    message: 'Falta «titulo», el título del artículo.',
  },
  {
    lines: { blogImgAlt: '' },
    at: 'titulo:',
    message: 'Falta «blogImgAlt», la descripción de la imagen.',
  },
  {
    lines: { blogImgAlt: "blogImgAlt: ''" },
    at: 'blogImgAlt:',
    message: 'Escribí «blogImgAlt», la descripción de la imagen: está en blanco.',
  },
  {
    lines: { categorias: 'categorias:\n\t- Una' },
    at: '\t- Una',
    message: 'Hay un tabulador en la sangría',
  },
  { lines: { fecha: 'fecha: 31/12/2026' }, at: 'fecha:', message: 'escribí «fecha: 2026-12-31»' },
  {
    lines: { fecha: 'fecha: 31 de diciembre de 2026' },
    at: 'fecha:',
    message: 'escribí «fecha: 2026-12-31»',
  },
  { lines: { fecha: 'fecha: 2026/12/31' }, at: 'fecha:', message: 'escribí «fecha: 2026-12-31»' },
  { lines: { fecha: 'fecha: 2026-02-30' }, at: 'fecha:', message: 'un día que no existe' },
  { lines: { fecha: 'fecha:' }, at: 'fecha:', message: 'Falta «fecha», el día de publicación.' },
  { lines: { fecha: 'fecha: 2026-3-12' }, at: 'fecha:', message: 'Se encontró «2026-3-12».' },
  {
    lines: { titulo: `titulo: ${'x'.repeat(400)}` },
    at: 'titulo:',
    message: 'admite 110 caracteres',
  },
  {
    lines: { titulo: 'titlo: Una' },
    at: 'titlo:',
    message: 'Falta «titulo»',
    also: { at: 'titlo:', message: '¿Quisiste decir' },
  },
  { lines: { titulo: 'titulo: 1e3' }, at: 'titulo:', message: "Escribí «titulo: '1e3'»." },
  { lines: { extra: 'titulo: Otro' }, at: 'titulo: Otro', message: 'Esta clave está dos veces' },
  {
    lines: { blogImg: 'blogImg: https://a.example/a.png' },
    at: 'blogImg:',
    message: '«./nombre.png»',
  },
  { lines: { titulo: 'titulo: Una \u202Enota' }, at: '\u202Enota', message: 'U+202E' },
  { lines: { titulo: 'titulo: "Una \\u202Enota"' }, at: 'titulo:', message: 'U+202E' },
  { lines: { extra: '__proto__:\n  a: 1' }, at: '__proto__:', message: 'No se conoce la clave' },
  {
    lines: { descripcion: 'descripcion: Corta.' },
    at: 'descripcion:',
    message: 'al menos 50 caracteres y tiene 6',
  },
  {
    lines: { categorias: 'categorias: []' },
    at: 'categorias:',
    message: 'necesita al menos 1 elemento y tiene 0',
  },
  { lines: { categorias: "categorias: ['a, b']" }, at: "'a, b']", message: 'separalas' },
  {
    lines: { categorias: 'categorias: [a, b, a]' },
    at: 'a]',
    message: 'está dos veces en la lista',
  },
  {
    lines: { categorias: 'categorias: [a, b, c, d]' },
    at: 'categorias:',
    message: 'admite hasta 3 elementos y tiene 4',
  },
  { lines: { fecha: 'fecha: {}' }, at: 'fecha:', message: 'Se encontró un bloque con campos.' },
  {
    lines: { extra: 'actualizado: 2026-01-14' },
    at: 'actualizado:',
    message: 'anterior a «fecha» (2026',
  },
  {
    lines: {
      extra:
        'teLlevas:\n  rotulo: Visitas\n  cuenta: { locales: 34, visitas: 2 }\n  cifra: 18 días\n  texto: y algo.',
    },
    at: 'cifra:',
    message: 'y 34 ÷ 2 = 17: corregí',
  },
  {
    lines: { extra: 'direccionesAnteriores: [/a/, b]' },
    at: '/a/',
    message: 'sin el dominio',
    also: { at: 'b]', message: 'sin el' },
  },
  {
    lines: { extra: 'retirado: blogs' },
    at: 'retirado:',
    message: 'Escribí «retirado: /blogs».',
  },
  {
    lines: { extra: 'retirado: true' },
    at: 'retirado:',
    message: '«retirado: /blogs». Se encontró «true».',
  },
  {
    lines: { extra: 'direccionesAnteriores: /a' },
    at: 'dir',
    message: 'Escribí «direccionesAnteriores: [/a]».',
  },
  {
    lines: { categorias: 'categorias: Uno, Dos' },
    at: 'categorias:',
    message: 'Escribí «categorias: [Uno, Dos]».',
  },
  { lines: { fecha: 'fecha: 12-3-26' }, at: 'fecha:', message: 'escribí «fecha: 2026-03-12»' },
  { lines: { extra: "otra: 'hola" }, at: '---', message: 'no se cierran' },
  {
    lines: { titulo: "titulo: 'Los McDonald's'" },
    at: 'titulo:',
    message: "va doble: escribí «titulo: 'Los McDonald''s'».",
  },
  {
    lines: { titulo: "titulo: 'l'horno' # EJEMPLO" },
    at: 'titulo:',
    message: "escribí «titulo: 'l''horno' # EJEMPLO».",
  },
  {
    lines: { titulo: "titulo: 'Uno' y 'dos'" },
    at: 'titulo:',
    message: "escribí «titulo: '''Uno'' y ''dos'''».",
  },
  {
    lines: { titulo: 'titulo: "Uno" y dos' },
    at: `titulo:`,
    message: `escribí «titulo: '"Uno" y dos'».`,
  },
  {
    lines: { titulo: 'titulo: {a} min' },
    at: 'min',
    message: '\ntitulo: {a} min\n            ^',
  },
  {
    lines: { titulo: "titulo: @lineo's" },
    at: '@lineo',
    message: "Escribí «titulo: '@lineo''s'».",
  },
  { lines: { titulo: 'titulo: Una\nnota' }, at: 'nota', message: 'juntalas en un solo renglón' },
  {
    lines: { titulo: "titulo: 'Una\nnota'" },
    at: "titulo: 'Una",
    message: 'juntá las dos en un solo renglón',
  },
  {
    lines: { extra: 'otra:\n    a: 1\n  b: 2' },
    at: 'a: 1',
    message: '2 espacios de más: dejala a la altura de «b:»',
  },
  {
    lines: { extra: 'otra: uno\n b: 2' },
    at: 'b: 2',
    message: '1 espacio de más: dejala a la altura de «otra:»',
  },
  {
    lines: { extra: 'otra:\n  - a: 1\n   b: 2' },
    at: 'b: 2',
    message: '1 espacio de menos: dejala a la altura de «a:»',
  },
  {
    lines: { extra: 'otra:\n  - a: 1\n   - a: 2' },
    at: '- a: 2',
    message: 'de más: dejala a la altura de «- a:»',
  },
  {
    lines: { extra: 'otra:\n  a: []\n  # Nota.\n   b: 2' },
    at: 'b: 2',
    message: 'de más: dejala a la altura de «a:»',
  },
  { lines: { extra: 'otra:\n  - a: 1\n  -a: 2' }, at: '-a: 2', message: 'escribí «- a: 2»' },
  {
    lines: { extra: 'otra:\n   a: 1\n  b: 2' },
    at: 'a: 1',
    message: '1 espacio de más: dejala a la altura de «b:»',
  },
  {
    lines: { titulo: 'titulo:Una nota' },
    at: 'titulo:Una',
    message: 'escribí «titulo: Una nota»',
  },
  { lines: { extra: 'otra: [1' }, at: '---', message: 'no se entiende' },
  { lines: { titulo: 'titulo: &Co y yo' }, at: '&Co', message: "Escribí «titulo: '&Co y yo'»." },
  {
    lines: { titulo: 'titulo: !Atención che' },
    at: '!Aten',
    message: 'tampoco: ponelo entre comillas',
  },
  {
    lines: { titulo: 'titulo: El local: uno # POR CONFIRMAR' },
    at: 'El local: uno',
    message: "Escribí «titulo: 'El local: uno' # POR CONFIRMAR».",
  },
  {
    lines: { titulo: 'titulo: El local # 1' },
    at: '# 1',
    message: "Escribí «titulo: 'El local # 1'».",
  },
  {
    lines: { titulo: 'titulo: "Una nota”' },
    at: 'titulo:',
    message: 'se abren rectas y se cierran curvas',
  },
  {
    lines: { borrador: 'borrador: falso' },
    at: 'borrador:',
    message: 'Escribí «borrador: false».',
  },
  { lines: { blogImg: 'blogImg: nota.png' }, at: 'blogImg:', message: 'escribí «./nota.png»' },
  { lines: { titulo: 'titulo: Somos #1 en ventas' }, at: '#1 en', message: '«#» no se publica' },
  {
    lines: { fecha: 'fecha: 2026-01-15\u00A0' },
    at: 'fecha:',
    message: 'espacio: U+00A0). Escribí «fecha: 2026-01-15».',
  },
  {
    lines: { fecha: 'fecha: 2026–01–15' },
    at: 'fecha:',
    message: 'de un guion: U+2013). Escribí «fecha: 2026-01-15».',
  },
  {
    lines: { fecha: 'fecha:\u00A02026-01-15' },
    at: 'fecha:\u00A02026',
    message: 'hay un espacio que no lo es',
  },
  {
    lines: { extra: 'retirado: /blogs\u200B' },
    at: 'retirado:',
    message: 'se ve: U+200B) no llevaría a nada: escribí «/blogs»',
  },
  {
    lines: { extra: 'retirado: \\blogs' },
    at: 'retirado:',
    message: 'barra invertida: U+005C). Escribí «retirado: /blogs».',
  },
  { lines: { extra: '\u00A0otra: 1' }, at: '\u00A0otra', message: 'No se conoce la clave' },
  {
    lines: { blogImg: 'blogImg: .\\nota.png' },
    at: 'blogImg:',
    message: 'lleva una barra invertida',
  },
  {
    lines: { blogImg: 'blogImg: ./camión (1) girado.JPG' },
    at: 'blogImg:',
    message: 'Se ven iguales',
  },
  {
    lines: { blogImg: 'blogImg: ./captura 10 a. m..png' },
    at: 'blogImg:',
    message: '(lleva un espacio duro',
  },
  {
    lines: { blogImg: 'blogImg: ./camión(1) girado.JPG' },
    at: 'blogImg:',
    message: '«camio\u0301n (1) girado.JPG»?',
  },
];

const mistakes = rows.map(({ lines, ...problem }, index) => {
  const article = { file: `blog/error-${index}.mdx`, written: articleSource(lines) };
  const differences = Object.entries(lines).map(([field, line]) => line || `no ${field}`);
  return named(differences.join('\n'), { ...problem, ...article });
});

describe('an article is refused (its frontmatter, what the message says):', () => {
  let found: Awaited<ReturnType<typeof problemsOf>>;
  beforeAll(async () => {
    const written = await picture('jpeg', 400, 300);
    found = await problemsOf([{ file: 'blog/captura 10\u202Fa. m..png', written }, ...mistakes]);
  });

  test.each(mistakes)('$name', (mistake) => expectRefused(found, mistake));
});
