import { join, posix } from 'node:path';
import { readdir, readFile, symlink } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildSite } from '#tools/build/build.ts';
import buildLog from '#tools/build/buildLog.ts';
import { checkContent } from '#tools/check/content/checkContent.ts';
import type { ContentCopy } from '#tests/support/contentCopy.ts';
import { contentWithNota, drawing, nota, picture } from '#tests/support/slips.ts';

// Slips, by their number where the list of 106 has them. What is told is «how the text begins at the place of
// the problem → a part of the message»; nothing stands before the arrow where a file is meant.

/** Slips in the frontmatter of an article. */
const inFields: [name: string, changes: Parameters<typeof nota>[0], ...told: string[]][] = [
  ['C01 missing', { titulo: '' }, 'descripcion: → Falta «titulo», el título del artículo.'],
  ['C04 colon', { titulo: 'titulo: Guía: uno: dos' }, 'Guía: → ponelo entre comillas'],
  ['C05 tab', { categorias: 'categorias:\n\t- Una' }, '\t- Una → Hay un tabulador en la sangría'],
  ['C06 day in words', { fecha: 'fecha: ayer' }, 'fecha: → AAAA-MM-DD, por ejemplo'],
  ['C07 year last', { fecha: 'fecha: 31/12/2026' }, 'fecha: → escribí «fecha: 2026-12-31»'],
  ['C08 day first', { fecha: 'fecha: 03/04/2026' }, 'fecha: → Si es el 3 de abril de 2026'],
  ['C09 no such day', { fecha: 'fecha: 2026-02-30' }, 'fecha: → un día que no existe'],
  ['C10 no day', { fecha: 'fecha:' }, 'fecha: → Falta «fecha», el día de publicación.'],
  ['C11 year', { fecha: 'fecha: 2026' }, 'fecha: → Se encontró «2026».'],
  ['C11 one digit', { fecha: 'fecha: 2026-3-12' }, 'fecha: → Se encontró «2026-3-12».'],
  ['C13 too long', { titulo: `titulo: ${'x'.repeat(400)}` }, 'titulo: → admite 110 caracteres'],
  ['C14 key', { titulo: 'titlo: Una' }, 'titlo: → Falta «titulo»', 'titlo: → ¿Quisiste decir'],
  ['C15 truth in quotes', { borrador: 'borrador: "no"' }, 'borrador: → «borrador: false».'],
  ['C16 truth in Spanish', { borrador: 'borrador: no' }, 'borrador: → «borrador: false».'],
  ['C18 number as text', { titulo: 'titulo: 1e3' }, "titulo: → Escribí «titulo: '1e3'»."],
  ['C21 key twice', { extra: 'titulo: Otro' }, 'titulo: Otro → Esta clave está dos veces'],
  ['C30-34 address', { extra: 'slug: ../../evil' }, 'slug: → No se conoce la clave «slug».'],
  ['C40 no cover', { blogImg: 'blogImg: ./notas.png' }, 'blogImg: → decir «nota.png»?'],
  ['C44 no words for it', { blogImgAlt: '' }, 'titulo: → Falta «blogImgAlt», la descripción'],
  ['C49 outside', { blogImg: 'blogImg: https://a.example/a.png' }, 'blogImg: → «./nombre.png»'],
  ['C50 capitals', { blogImg: 'blogImg: ./NOTA.PNG' }, 'blogImg: → decir «nota.png»?'],
  ['C74 direction', { titulo: 'titulo: Una \u202Enota' }, '\u202Enota → U+202E'],
  ['C74b direction as code', { titulo: 'titulo: "Una \\u202Enota"' }, 'titulo: → U+202E'],
  ['C89 key of JavaScript', { extra: '__proto__:\n  a: 1' }, '__proto__: → No se conoce la clave'],
  [
    'short',
    { descripcion: 'descripcion: Corta.' },
    'descripcion: → al menos 50 caracteres y tiene 6',
  ],
  ['no category', { categorias: 'categorias: []' }, 'categorias: → necesita al menos 1 y tiene 0'],
  ['many', { categorias: 'categorias: [a, b, c, d]' }, 'categorias: → admite hasta 3 y tiene 4'],
  ['block as day', { fecha: 'fecha: {}' }, 'fecha: → Se encontró un bloque con campos.'],
  [
    'revised before',
    { extra: 'actualizado: 2026-01-14' },
    'actualizado: → anterior a «fecha» (2026',
  ],
  [
    'earlier address',
    { extra: 'direccionesAnteriores: [/a/, b]' },
    '/a/ → sin el dominio',
    'b] → sin el',
  ],
  ['withdrawn to', { extra: 'retirado: blogs' }, 'retirado: → «retirado» es la página del sitio'],
  ['open quote', { extra: "otra: 'hola" }, '--- → no se cierran'],
  ['apostrophe', { titulo: "titulo: 'Los McDonald's'" }, "s' → fijate que se cierren"],
  ['brace', { titulo: 'titulo: {a} min' }, 'min → \ntitulo: {a} min\n            ^'],
  ['at sign', { titulo: 'titulo: @lineo' }, "@lineo → Escribí «titulo: '@lineo'»."],
  ['no key', { titulo: 'titulo: Una\nnota' }, 'nota → después de la clave'],
  ['indentation', { extra: 'otra:\n    a: 1\n  b: 2' }, '  b: 2 → espacios de la izquierda'],
  ['open bracket', { extra: 'otra: [1' }, '--- → no se entiende'],
  ['ampersand', { titulo: 'titulo: &Co y yo' }, "&Co → Escribí «titulo: '&Co y yo'»."],
  ['exclamation', { titulo: 'titulo: !Atención che' }, '!Aten → tampoco: ponelo entre comillas'],
  ['number sign', { titulo: 'titulo: Somos #1 en ventas' }, '#1 en → pegado no se publica'],
  [
    'no space',
    { blogImg: 'blogImg: ./camión(1) girado.JPG' },
    'blogImg: → «camio\u0301n (1) girado.JPG»?',
  ],
];

/** Slips in the text of an article. */
const inTexts: [name: string, text: string, ...told: string[]][] = [
  ['C42 no picture', '![Un local](./notas.png)', '![Un local] → ¿Quisiste decir «nota.png»?'],
  ['C43 no words for it', '![](./nota.png)', '![](./nota.png) → no dice qué se ve'],
  ['C51 elsewhere', '![Un local](../../../../a.png)', '![Un local] → no es una imagen que esté'],
  ['C53 braces', 'Precio {desde} hoy', '{desde} → escribí «\\{desde\\}»'],
  ['C54 open brace', 'Texto { sin cerrar', '{ sin → Esta llave «{» se abre y no se cierra'],
  ['C56 less than', 'Una red de <10 locales', '<10 → escribí «&lt;10»'],
  ['C57 open element', '<div>\n\nTexto.', '<div> → «<div>» se abre y no se cierra'],
  ['C58 comment', '<!-- revisar -->', '<!-- → si es una nota que no se publica, {/* nota */}'],
  ['C59 component', '<Boton texto="Ir" />', '<Boton → No existe el componente <Boton>.'],
  ['near component', '<Nots>x</Nots>', '<Nots → ¿Quisiste decir <Nota>?'],
  ['title alone', '# Un título', '--- → saldría vacío'],
  ['code in HTML', '<abbr title={uno}>U</abbr>', '<abbr → <abbr> no lleva «title»'],
  ['C60 import', "import Nada from './nada.astro'\n\nHola.", 'import → «import»'],
  ['C61 address', 'En <https://a.example/b>.', '<https → si es una dirección, [texto del'],
  ['C62 looks', '<p style="color: red">Hola</p>', '<p → no va HTML como «<p>»'],
  ['C63 program', '<script>alert(1)</script>', '<script> → no va HTML como «<script>»'],
  ['C64 expression', "Hola {(() => { throw new Error('x') })()}", '{(() → se lee como código'],
  ['C65 scheme', '[Ver](javascript:alert(1))', '[Ver] → no puede empezar por «javascript:»'],
  ['C65b in a note', '[ver]: javascript:alert(1)\n\n[Ver][ver]', '[ver]: → por «javascript:»'],
  ['C73 NUL', 'Hola\u0000 a todos.', '\u0000 a todos → U+0000'],
  ['C101 data', '![Un plano](data:image/svg+xml,%3Csvg%3E)', '![Un plano] → guardala ahí'],
  ['C102 from outside', '![Un plano](http://a.example/a.png)', '![Un plano] → guardala ahí'],
  ['C103 frame', '<iframe src="https://a.example/"></iframe>', '<iframe → HTML como «<iframe>»'],
  ['C104 level', '# Otro\n\nUno.\n\n## Dos\n\n#### Tres', '#### Tres → Escribí «###».'],
  ['C105 nothing', '', '--- → saldría vacío'],
  ['C105b only a note', '{/* pendiente */}', '--- → saldría vacío'],
  ['quotes', 'Dos\n<Nota titulo=“x”>y</Nota>', '<Nota → van con comillas rectas'],
  ['not open', 'Dos</Nota>', '</Nota> → «</Nota>» cierra algo que no se abrió'],
  ['not closed', '<br>', '<br> → «<br />»'],
  ['empty heading', 'Dos\n\n####', '#### → Este subtítulo está vacío'],
  ['empty link', 'Dos [](/contacto)', '[](/contacto) → Este enlace no tiene texto'],
  ['no scheme', '[x](//a.example)', '[x] → no puede empezar por «//»'],
  ['variable', '<Nota titulo={titulo}>x</Nota>', '<Nota → escribí titulo="…"'],
  ['spread', '<Nota {...todo}>x</Nota>', '<Nota → y no código'],
  ['field', '<Nota tituo="x">x</Nota>', '<Nota → ¿Quisiste decir «titulo»?'],
  ['empty element', '<Nota></Nota>', '<Nota → Falta el texto de la nota'],
  ['no field', '<Cifra principal="11" />', '<Cifra → «secundario»'],
  ['no source', '<Cita autor="Ana">Dijo.</Cita>', '<Cita → Falta «fuente», dónde se publicó.'],
  ['href', '<LlamadaALaAccion texto="Ir" href="a" cta="a" />', '<Llamada → empieza por «/»'],
  [
    'no title',
    '<Video direccion="https://youtu.be/aaaaaaaaaaa" cta="b" />',
    '<Video → Falta «titulo»',
  ],
  ['event', '<sub onclick="a()">2</sub>', '<sub → <sub> no lleva «onclick»'],
  ['capital', '![Un local](./Nota%2Epng)', '![Un local] → ¿Quisiste decir «nota.png»?'],
  ['folder', '![Un local](C:\\fotos\\a.png)', '![Un local] → al lado del artículo'],
  ['per cent', '![Un local](./50%.png)', '![Un local] → No existe la imagen «./50%.png»'],
];

/** Slips in the name of an article, or of another file at its address: all are about the whole file. */
const inNames: [name: string, file: string, told: string][] = [
  ['C26 .md beside .mdx', 'blog/nota.md', 'Este archivo no está en su lugar'],
  ['C28 address of a page', 'blog/contacto.mdx', 'ya es de src/pages/contacto.astro'],
  ['C32 no name', 'blog/.mdx', 'El nombre del archivo es la dirección'],
  ['C33 name in words', 'blog/Año Nuevo ¿qué?.mdx', 'se encontró «Año Nuevo ¿qué?».'],
  ['C35 index', 'blog/index.mdx', 'ya es de src/pages/index.astro'],
  ['C36 ignored folder', '../pages/_astro/promo.astro', 'Astro no publica'],
  ['C37 name of Windows', 'blog/con.mdx', 'Windows guarda para sí'],
  ['C38 accents apart', `blog/${'caña'.normalize('NFD')}.mdx`, 'letras sin tilde'],
  ['C92 underscore', 'blog/_oculto.mdx', 'no va adelante, ni oculta nada'],
  ['C93 per cent', 'blog/cien%.mdx', 'se encontró «cien%».'],
  ['C95 ending in capitals', 'blog/otra.MDX', 'terminan en «.mdx», en minúsculas'],
  ['C97 address of an article', '../../public/con_todo.html', 'ya es de src/content/blog/con_todo'],
  ['C98 address of Home', '../../public/index.html', 'ya es de src/pages/index.astro'],
  ['C99 address of a page', '../pages/index.md', 'ya es de src/pages/index.astro'],
  ['C106 too long', `blog/${'x'.repeat(251)}.mdx`, 'lleva hasta 80 letras'],
];

const photo = await picture('jpeg', 400, 300);

/** Six levels of aliases, nine to a level. */
const bomb = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, level, names) => {
  const inner = level === 0 ? 'lol' : `*${names[level - 1]}`;
  return `${name}: &${name} [${Array.from({ length: 9 }, () => inner).join(', ')}]\n`;
});

const noFrontmatter = nota().replace('\n---\n', '\n');
const inMarkdown = nota({}, '![Un local](./notas.png)\n');
const utf16 = Buffer.from(`\uFEFF${nota()}`, 'utf16le');
const long = nota({}, 'Una frase. '.repeat(460_000));

/** Slips of a whole file. */
const inFiles: [name: string, file: string, bytes: string | Buffer, ...told: string[]][] = [
  ['C02 no frontmatter', 'blog/c02.mdx', 'Un párrafo.\n', 'Un párrafo → Falta la ficha'],
  ['C03 open frontmatter', 'blog/c03.mdx', noFrontmatter, '--- → o su cierre'],
  ['C22 empty', 'pages/registro.yaml', '', ' → El archivo está vacío.'],
  ['C23 tab', 'pages/blogs.yaml', 'seo:\n\ttitle: Hola\n', '\ttitle → Hay un tabulador'],
  ['C24 bomb', 'pages/checklists.yaml', bomb.join(''), '&a → entre comillas'],
  ['C41 picture in .md', 'blog/c41.md', inMarkdown, ' → terminan en «.mdx»'],
  ['C45 text as picture', 'blog/c45.png', 'Un texto.\n', ' → «c45.png» no es una imagen'],
  ['C46 cut', 'blog/c46.jpg', photo.subarray(0, photo.length / 3), ' → está cortada o dañada'],
  ['C47 wide', 'blog/c47.png', await picture('png', 4001, 9), ' → el límite es 4000 de lado'],
  ['C47 high', 'blog/c47b.png', await picture('png', 9, 4001), ' → el límite es 4000 de lado'],
  ['C48 other ending', 'blog/c48.png', await picture('webp'), ' → llamala «c48.webp»'],
  ['weight', 'blog/peso.png', Buffer.alloc(5_900_000), ' → pesa 5,9 MB y el límite es 2 MB'],
  ['weight', 'blog/peso.svg', drawing('x'.repeat(301_000)), ' → pesa 302 KB y el límite es 300'],
  ['C68 old line ends', 'blog/c68.mdx', nota().replaceAll('\n', '\r'), ' → Los fines de línea'],
  ['C69 Latin-1', 'blog/c69.mdx', Buffer.from(nota(), 'latin1'), '\uFFFD → no está en UTF-8'],
  ['C72 UTF-16', 'blog/c72.mdx', utf16, '\uFFFD → no está en UTF-8'],
  ['in two', 'pages/soluciones.yaml', 'a: 1\n---\nb: 2\n', '--- → corta el archivo en dos'],
  ['C84 5 MB', 'blog/c84.mdx', long, ' → pesa 5,1 MB y el límite es 500 KB'],
  ['C86 plain text', 'pages/contacto.yaml', 'Los datos.\n', 'Los datos → un bloque con campos'],
];

/** What a drawing may not hold: the first part that runs code, or loads something from elsewhere. */
const inDrawings: [inside: string, part: string][] = [
  ['<script>a()</script>', '<script>'],
  ['<foreignObject/>', '<foreignObject>'],
  ['<g onload="x"/>', '«onload» en <g>'],
  ['<a href="https://a.example"/>', '«href» en <a>'],
  ['<a xmlns:x="http://www.w3.org/1999/xlink" x:href="java script:x"/>', '«x:href» en <a>'],
  ['<image href="data:image/svg+xml,x"/>', '«href» en <image>'],
  ['<style>@import "x.css";</style>', '<style>'],
  ['<?xml-stylesheet href="a.css"?>', '<?xml-stylesheet>'],
  ['<rect style="fill: url(https://a.example/a)"/>', '«style» en <rect>'],
];

/** All of these stand beside each other, each with a file of its own. */
const slips = [
  ...inFields.map(([name, changes, ...told]) => ({ name, told, written: nota(changes) })),
  ...inTexts.map(([name, text, ...told]) => ({ name, told, written: nota({}, `${text}\n`) })),
  ...inNames.map(([name, file, told]) => ({ name, file, told: [` → ${told}`], written: nota() })),
  ...inFiles.map(([name, file, written, ...told]) => ({ name, file, told, written })),
  ...inDrawings.map(([inside, part], index) => ({
    name: `C52 ${inside}`,
    file: `blog/drawing-${index}.svg`,
    told: [` → tiene ${part}, que`],
    written: drawing(inside),
  })),
].map((slip, index) => ({ file: `blog/slip-${index}.mdx`, ...slip }));

const put =
  (...field: Parameters<ContentCopy['put']>) =>
  (copy: ContentCopy) =>
    copy.put(...field);
const scene = ['segments', 'items', 0, 'scene'];
const logo = ['clients', 'logos', 2, 'file'];
const link = (copy: ContentCopy) => symlink('/etc/hostname', join(copy.root, 'src/content/a.mdx'));
const [sheet, spaced] = ['checklists/la-mas-larga.yaml', 'checklists/dos turnos.yaml'];
const item = ['secciones', 0, 'items', 0, 'fuente'];
const section = { titulo: 'Sector', items: Array(8).fill({ texto: 'La puerta abre bien.' }) };
const sections = `secciones: ${JSON.stringify([section, section, section])}`;
const scores = ['scores', 'others', 0, 'scores'];
const action = ['banner', 'action', 'cta'];

const empty = 'pages/registro.yaml';
const onlyLater = async (copy: ContentCopy) => {
  await copy.remove('blog');
  await copy.write('blog/nota.jpg', photo);
  const later = { blogImg: 'blogImg: ./nota.jpg', fecha: 'fecha: 2099-01-02' };
  await copy.write('blog/nota.mdx', nota(later));
};

/** Slips that touch what others need: each in a copy of its own. */
const alone: [name: string, slip: (copy: ContentCopy) => Promise<unknown>, told: string][] = [
  ['C19 zero', put('red.yaml', ['expected'], 'expected: 085'), ' → empieza con cero'],
  ['C20 comma', put('red.yaml', ['expected'], 'expected: 49,90'), ' → tiene que ser un número'],
  ['C27 name twice', put('pages/app.yaml', action, 'cta: google-play'), 'cta: → dos veces'],
  ['C29 letter case', (copy) => copy.write('blog/NOTA.mdx', nota()), ' → «/nota» ya es de'],
  ['C79 no drawing', put('pages/para-quien.yaml', scene, 'scene: nada.svg'), 'scene: → «nada.svg»'],
  ['C81 no folder', (copy) => copy.remove('blog'), ' → necesita al menos un artículo que se publi'],
  ['C81b none today', onlyLater, ' → con una fecha que ya llegó'],
  ['C83 link', link, ' → no es un archivo sino un enlace a otro'],
  ['C85 no file', (copy) => copy.remove('site.yaml'), ' → Falta este archivo.'],
  ['C87 no logo', put('site.yaml', logo, ''), 'name: → Falta «file», el logo.'],
  ['C93 space', (copy) => copy.move(sheet, spaced), ' → se encontró «dos turnos».'],
  ['paper', put(sheet, ['secciones'], sections), 'secciones: → admite hasta 22 ítems'],
  ['no source', put(sheet, item, 'fuente: 2'), 'fuente: → dice 2 y la hoja tiene 1 fuentes.'],
  ['no score', put('red.yaml', scores, 'scores: [1, 2]'), 'scores: → son 6 y hay 2.'],
  ['other page', put('pages/404.yaml', ['page'], 'page: inicio'), "page: → Escribí «page: '404'»"],
  ['no name', put('pages/404.yaml', ['page'], 'page: 404'), "page: → Escribí «page: '404'»"],
  ['field', (copy) => copy.append(empty, 'hero: {}\n'), 'hero: → Acá van: page, seo, title.'],
];

/** What the content check tells of a copy, with the text at each place. */
async function toldOf(copy: ContentCopy): Promise<{ file: string; line: string }[]> {
  const problems = (await checkContent(copy.root)).filter(({ isHint }) => !isHint);
  const lines = problems.map(async ({ file, line, column = 1, message }) => {
    const place = line ? await copy.textAt(posix.relative('src/content', file), line, column) : '';
    return { file, line: `${place} → ${message}` };
  });
  return Promise.all(lines);
}

const expected = (told: readonly string[]) =>
  told.map((line) => {
    const [start = '', message = ''] = line.split(' → ');
    return expect.stringMatching(
      new RegExp(`^${RegExp.escape(start)}.* → .*${RegExp.escape(message)}`, 's'),
    ) as string;
  });

describe('refused:', () => {
  let copy: ContentCopy;
  let told: Awaited<ReturnType<typeof toldOf>>;
  beforeAll(async () => {
    copy = await contentWithNota();
    for (const { file, written } of slips) await copy.write(file, written);
    told = await toldOf(copy);
  });
  afterAll(() => copy.dispose());

  test.each(slips)('$name', ({ file, told: parts }) => {
    const own = told.filter((one) => one.file === posix.join('src/content', file));

    expect(own.map(({ line }) => line)).toEqual(expected(parts));
  });

  test.each(alone)('%s', async (_name, slip, part) => {
    const own = await contentWithNota();
    await slip(own);
    const all = await toldOf(own);
    await own.dispose();

    expect(all.map(({ line }) => line)).toEqual(expected([part]));
  });
});

test('a refused build leaves what is published, byte for byte, and nothing beside it', async () => {
  const copy = await contentWithNota();
  await copy.write('blog/nota.mdx', nota({ titulo: '' }));
  await copy.write('../../dist/index.html', 'publicado ayer\n');

  await expect(buildSite(copy.root)).rejects.toThrow(
    /^Problemas en el contenido: 1\.[^]*nota\.mdx:2:1/,
  );

  expect(await readdir(copy.root)).toEqual(['dist', 'public', 'src']);
  expect(await readdir(join(copy.root, 'dist'))).toEqual(['index.html']);
  expect(await readFile(join(copy.root, 'dist/index.html'), 'utf8')).toBe('publicado ayer\n');
  await copy.dispose();
});

test.each<[how: string, () => unknown]>([
  ['warns of', () => buildLog().write({ level: 'warn', message: 'Ay.' } as never)],
  // As Node calls it, but for the test runner's own.
  ['loses', () => process.listeners('unhandledRejection').at(-1)?.('Ay.', Promise.resolve())],
])('what Astro %s is refused', async (_how, build) => {
  vi.doMock('astro', () => ({ build: async () => build() }));
  const copy = await contentWithNota();

  await expect(buildSite(copy.root)).rejects.toThrow('no se publicó nada.\n\nAy.');

  vi.doUnmock('astro');
  await copy.dispose();
});
