import { join, posix } from 'node:path';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildSite } from '#tools/build/buildSite.ts';
import buildLog from '#tools/build/buildLog.ts';
import { checkContent } from '#tools/check/content/checkContent.ts';
import type { ContentCopy } from '#tests/support/contentCopy.ts';
import { contentWithNota, drawing, nota, picture } from '#tests/support/nota.ts';

// Expected: «start of the text at the problem → part of the message»; nothing before the arrow
// where the problem is the whole file.

const inFields: [changes: Parameters<typeof nota>[0], ...messages: string[]][] = [
  [{ titulo: '' }, 'descripcion: → Falta «titulo», el título del artículo.'],
  [{ blogImgAlt: '' }, 'titulo: → Falta «blogImgAlt», la descripción de la imagen.'],
  [
    { blogImgAlt: "blogImgAlt: ''" },
    'blogImgAlt: → Escribí «blogImgAlt», la descripción de la imagen: está en blanco.',
  ],
  [{ categorias: 'categorias:\n\t- Una' }, '\t- Una → Hay un tabulador en la sangría'],
  [{ fecha: 'fecha: 31/12/2026' }, 'fecha: → escribí «fecha: 2026-12-31»'],
  [{ fecha: 'fecha: 31 de diciembre de 2026' }, 'fecha: → escribí «fecha: 2026-12-31»'],
  [{ fecha: 'fecha: 2026/12/31' }, 'fecha: → escribí «fecha: 2026-12-31»'],
  [{ fecha: 'fecha: 2026-02-30' }, 'fecha: → un día que no existe'],
  [{ fecha: 'fecha:' }, 'fecha: → Falta «fecha», el día de publicación.'],
  [{ fecha: 'fecha: 2026-3-12' }, 'fecha: → Se encontró «2026-3-12».'],
  [{ titulo: `titulo: ${'x'.repeat(400)}` }, 'titulo: → admite 110 caracteres'],
  [{ titulo: 'titlo: Una' }, 'titlo: → Falta «titulo»', 'titlo: → ¿Quisiste decir'],
  [{ titulo: 'titulo: 1e3' }, "titulo: → Escribí «titulo: '1e3'»."],
  [{ extra: 'titulo: Otro' }, 'titulo: Otro → Esta clave está dos veces'],
  [{ blogImg: 'blogImg: https://a.example/a.png' }, 'blogImg: → «./nombre.png»'],
  [{ titulo: 'titulo: Una \u202Enota' }, '\u202Enota → U+202E'],
  [{ titulo: 'titulo: "Una \\u202Enota"' }, 'titulo: → U+202E'],
  [{ extra: '__proto__:\n  a: 1' }, '__proto__: → No se conoce la clave'],
  [{ descripcion: 'descripcion: Corta.' }, 'descripcion: → al menos 50 caracteres y tiene 6'],
  [{ categorias: 'categorias: []' }, 'categorias: → necesita al menos 1 elemento y tiene 0'],
  [{ categorias: "categorias: ['a, b']" }, "'a, b'] → separalas"],
  [{ categorias: 'categorias: [a, b, a]' }, 'a] → está dos veces en la lista'],
  [{ categorias: 'categorias: [a, b, c, d]' }, 'categorias: → admite hasta 3 elementos y tiene 4'],
  [{ fecha: 'fecha: {}' }, 'fecha: → Se encontró un bloque con campos.'],
  [{ extra: 'actualizado: 2026-01-14' }, 'actualizado: → anterior a «fecha» (2026'],
  [{ extra: 'direccionesAnteriores: [/a/, b]' }, '/a/ → sin el dominio', 'b] → sin el'],
  [{ extra: 'retirado: blogs' }, 'retirado: → Escribí «retirado: /blogs».'],
  [{ extra: 'retirado: true' }, 'retirado: → «retirado: /blogs». Se encontró «true».'],
  [{ extra: 'direccionesAnteriores: /a' }, 'dir → Escribí «direccionesAnteriores: [/a]».'],
  [{ categorias: 'categorias: Uno, Dos' }, 'categorias: → Escribí «categorias: [Uno, Dos]».'],
  [{ fecha: 'fecha: 12-3-26' }, 'fecha: → escribí «fecha: 2026-03-12»'],
  [{ extra: "otra: 'hola" }, '--- → no se cierran'],
  [
    { titulo: "titulo: 'Los McDonald's'" },
    "titulo: → va doble: escribí «titulo: 'Los McDonald''s'».",
  ],
  [{ titulo: "titulo: 'l'horno' # EJEMPLO" }, "titulo: → escribí «titulo: 'l''horno' # EJEMPLO»."],
  [{ titulo: "titulo: 'Uno' y 'dos'" }, "titulo: → escribí «titulo: '''Uno'' y ''dos'''»."],
  [{ titulo: 'titulo: "Uno" y dos' }, `titulo: → escribí «titulo: '"Uno" y dos'».`],
  [{ titulo: 'titulo: {a} min' }, 'min → \ntitulo: {a} min\n            ^'],
  [{ titulo: "titulo: @lineo's" }, "@lineo → Escribí «titulo: '@lineo''s'»."],
  [{ titulo: 'titulo: Una\nnota' }, 'nota → juntalas en un solo renglón'],
  [{ titulo: "titulo: 'Una\nnota'" }, "titulo: 'Una → juntá las dos en un solo renglón"],
  [{ extra: 'otra:\n    a: 1\n  b: 2' }, 'a: 1 → 2 espacios de más: dejala a la altura de «b:»'],
  [{ extra: 'otra: uno\n b: 2' }, 'b: 2 → 1 espacio de más: dejala a la altura de «otra:»'],
  [{ extra: 'otra:\n  - a: 1\n   b: 2' }, 'b: 2 → 1 espacio de menos: dejala a la altura de «a:»'],
  [{ extra: 'otra:\n  - a: 1\n   - a: 2' }, '- a: 2 → de más: dejala a la altura de «- a:»'],
  [{ extra: 'otra:\n  a: []\n  # Nota.\n   b: 2' }, 'b: 2 → de más: dejala a la altura de «a:»'],
  [{ extra: 'otra:\n  - a: 1\n  -a: 2' }, '-a: 2 → escribí «- a: 2»'],
  [{ extra: 'otra:\n   a: 1\n  b: 2' }, 'a: 1 → 1 espacio de más: dejala a la altura de «b:»'],
  [{ titulo: 'titulo:Una nota' }, 'titulo:Una → escribí «titulo: Una nota»'],
  [{ extra: 'otra: [1' }, '--- → no se entiende'],
  [{ titulo: 'titulo: &Co y yo' }, "&Co → Escribí «titulo: '&Co y yo'»."],
  [{ titulo: 'titulo: !Atención che' }, '!Aten → tampoco: ponelo entre comillas'],
  [
    { titulo: 'titulo: El local: uno # POR CONFIRMAR' },
    "El local: uno → Escribí «titulo: 'El local: uno' # POR CONFIRMAR».",
  ],
  [{ titulo: 'titulo: El local # 1' }, "# 1 → Escribí «titulo: 'El local # 1'»."],
  [{ titulo: 'titulo: "Una nota”' }, 'titulo: → se abren rectas y se cierran curvas'],
  [{ borrador: 'borrador: falso' }, 'borrador: → Escribí «borrador: false».'],
  [{ blogImg: 'blogImg: nota.png' }, 'blogImg: → escribí «./nota.png»'],
  [{ titulo: 'titulo: Somos #1 en ventas' }, '#1 en → «#» no se publica'],
  [{ fecha: 'fecha: 2026-01-15\u00A0' }, 'fecha: → espacio: U+00A0). Escribí «fecha: 2026-01-15».'],
  [{ fecha: 'fecha: 2026–01–15' }, 'fecha: → de un guion: U+2013). Escribí «fecha: 2026-01-15».'],
  [{ fecha: 'fecha:\u00A02026-01-15' }, 'fecha:\u00A02026 → hay un espacio que no lo es'],
  [
    { extra: 'retirado: /blogs\u200B' },
    'retirado: → se ve: U+200B) no llevaría a nada: escribí «/blogs»',
  ],
  [
    { extra: 'retirado: \\blogs' },
    'retirado: → barra invertida: U+005C). Escribí «retirado: /blogs».',
  ],
  [{ extra: '\u00A0otra: 1' }, '\u00A0otra → No se conoce la clave'],
  [{ blogImg: 'blogImg: .\\nota.png' }, 'blogImg: → lleva una barra invertida'],
  [{ blogImg: 'blogImg: ./camión (1) girado.JPG' }, 'blogImg: → Se ven iguales'],
  [{ blogImg: 'blogImg: ./captura 10 a. m..png' }, 'blogImg: → (lleva un espacio duro'],
  [{ blogImg: 'blogImg: ./camión(1) girado.JPG' }, 'blogImg: → «camio\u0301n (1) girado.JPG»?'],
];

const inTexts: [text: string, ...messages: string[]][] = [
  ['![](./nota.png)', '![](./nota.png) → no dice qué se ve'],
  ['![Un local](../../../../a.png)', '![Un local] → no es una imagen que esté'],
  ['Precio {desde} hoy', '{desde} → escribí «\\{desde\\}»'],
  ['Texto { sin cerrar', '{ sin → Esta llave «{» se abre y no se cierra'],
  ['Una red de <10 locales', '<10 → escribí «&lt;10»'],
  ['<div>\n\nTexto.', '<div> → «<div>» se abre y no se cierra'],
  ['<Boton texto="Ir" />', '<Boton → No existe el componente <Boton>.'],
  ['<Nots>x</Nots>', '<Nots → ¿Quisiste decir <Nota>?'],
  ['# Un título', '--- → saldría vacío'],
  ['<abbr title={uno}>U</abbr>', '<abbr → <abbr> no lleva «title»'],
  ["import Nada from './nada.astro'\n\nHola.", 'import → «import»'],
  ['En <https://a.example/b>.', '<https → si es una dirección, [texto del'],
  ['<script>alert(1)</script>', '<script> → no va HTML como «<script>»'],
  ['[Ver](javascript:alert(1))', '[Ver] → no puede empezar por «javascript:»'],
  ['[ver]: javascript:alert(1)\n\n[Ver][ver]', '[ver]: → por «javascript:»'],
  ['Hola\u0000 a todos.', '\u0000 a todos → U+0000'],
  ['![Un plano](http://a.example/a.png)', '![Un plano] → guardala ahí'],
  ['## Uno\n\n### Dos\n\n## Tres\n\n#### Cuatro', '#### Cuatro → Escribí «###».'],
  ['{/* pendiente */}', '--- → saldría vacío'],
  ['Dos</Nota>', '</Nota> → «</Nota>» cierra algo que no se abrió: borralo.'],
  [
    '<Cifras>\n<Cifra principal="1" secundario="a" >\n</Cifras>',
    '<Cifra p → terminala con «/>». Escribí «<Cifra principal="1" secundario="a" />».',
  ],
  ['Uno.\n\n<Video>\n\nDos.', '<Video> → Escribí «<Video />».'],
  ['<Nota>\n\nUno.\n\n</Notas>', '</Notas> → escribí «</Nota>», que falta, o borralo.'],
  ['<Nota>Uno.\n\nDos.</Nota>', '<Nota>Uno → «<Nota>» y «</Nota>» cada uno en un renglón'],
  ['<Nota>\n\nUno.', '<Nota> → «<Nota>» se abre y no se cierra: falta «</Nota>».'],
  ['Dos\n\n####', '#### → Este subtítulo está vacío'],
  ['Dos [](/contacto)', '[](/contacto) → Este enlace no tiene texto'],
  ['[x](//a.example)', '[x] → no puede empezar por «//»'],
  ['<Nota titulo={titulo}>x</Nota>', '<Nota → escribí titulo="…"'],
  ['<Nota {...todo}>x</Nota>', '<Nota → y no código'],
  ['<Nota tituo="x">x</Nota>', '<Nota → ¿Quisiste decir «titulo»?'],
  ['<Nota></Nota>', '<Nota → Falta el texto de la nota'],
  ['<Cifras><Cifra principal="11" /></Cifras>', '<Cifra p → «secundario»'],
  ['<Cita autor="Ana">Dijo.</Cita>', '<Cita → Falta «fuente», dónde se publicó.'],
  ['<LlamadaALaAccion texto="Ir" href="a" cta="a" />', '<Llamada → empieza por «/»'],
  ['<Video direccion="https://youtu.be/aaaaaaaaaaa" cta="b" />', '<Video → Falta «titulo»'],
  ['<sub onclick="a()">2</sub>', '<sub → <sub> no lleva «onclick»'],
  ['![Un local](./Nota%2Epng)', '![Un local] → ¿Quisiste decir «nota.png»?'],
  ['Ver (la guía)[/contacto].', '(la → está al revés, y «(la guía)[/contacto]» se'],
  ['Ver (la **guía**)[https://a.example].', '(la → escribí «[la guía](https://a.example)»'],
  ['Ver [la guía](www.a.example).', '[la → escribí «https://www.a.example»'],
  ['Ver [la guía](hola@a.example).', '[la → escribí «mailto:hola@a.example»'],
  ['Ver [la guía](https//a.example).', '[la → escribí «https://a.example»'],
  ['Ver [la guía](https:/a.example/b).', '[la → escribí «https://a.example/b»'],
  ['Ver [la guía](https://https://a.example).', '[la → escribí «https://a.example»'],
  ['! [Un local](./nota.png)', '[Un local] → escribí ![qué se ve](./nota.png)'],
  ['Ver [la guía]().', '[la → no tiene dirección'],
  [
    '![][foto]\n\n[foto]: <data:image/png;base64,AAAA>',
    '![] → guardala',
    '![] → no dice qué se ve',
  ],
  ['Hola \uFFFC a todos.', '\uFFFC a todos → el hueco de una imagen'],
  [
    '[Ver](\\contacto)',
    '[Ver] → (lleva una barra invertida: U+005C) no llevaría a nada: escribí «/contacto»',
  ],
  ['[Ver](https:\\\\a.example\\b)', '[Ver] → escribí «https://a.example/b»'],
  ['[Ver](/contacto\u200B)', '[Ver] → U+200B) no llevaría a nada: escribí «/contacto»'],
  ['![Un local](./IMG_2034.HEIC)', '![Un local] → exportala como JPG'],
  ['![Un local](./plano.pdf)', '![Un local] → no muestran como imagen un archivo .pdf'],
  ['![Un local](./50%.png)', '![Un local] → No existe la imagen «./50%.png»'],
];

/** What would not be published, or not as its author sees it. */
const inPlaces: typeof inTexts = [
  ['Uno.\n\n```\nDos.\n\n## Tres', '``` → «```» no se cierra'],
  ['- Uno.\n\n  ~~~~\n  Dos.\n  ~~~\n\nTres.', '~~~~ → «~~~~» no se cierra'],
  ['> ```\n> Uno.\n\nDos.', '``` → «```» no se cierra'],
  ['~~~ unos 30 locales\nUno.\n~~~', '~~~ unos → «30 locales» no se vería'],
  ['| A | B |\n| - | - |\n| 1 | 2 | 3 |', '| 3 → tiene 3 celdas y la tabla 2 columnas'],
  ['Uno[^1].\n\n[^1]: Dos.\n\n[^2]: Tres.', '[^2]: → Escribí «[^2]» donde va'],
  ['Uno[^1].\n\n[^1]: Dos.\n\n[^1]: Tres.', '[^1]: Tres → está dos veces'],
  ['Uno.\n\n[Importante]: leelo', '[Imp → escribí «\\[Importante]:»'],
  ['<Video>Un video.</Video>', 'Un video → sacalo de ahí'],
  ['<Cifra principal="11" secundario="países" />', '<Cifra → va entre <Cifras> y'],
  ['<Cifras>\n\nOnce países.\n\n</Cifras>', 'Once → van solo cifras'],
  ['<Figura pie="Un local">\n\nDe lejos.\n\n</Figura>', '<Figura → Falta la imagen'],
  ['Uno. <Nota>Dos.</Nota>', '<Nota>Dos → dejalo en un renglón propio'],
  ['## <Nota>Dos.</Nota>', '<Nota>Dos → dejalo en un renglón propio'],
  ['<Nota titulo="Uno" titulo="Dos">x</Nota>', '<Nota → «titulo» está dos veces'],
];

/** Wrong file names; the problem is the whole file. */
const inNames: [file: string, message: string][] = [
  ['blog/nota.md', 'Este archivo no está en su lugar'],
  ['blog/contacto.mdx', 'ya es de src/pages/contacto.astro'],
  ['blog/.mdx', 'El nombre del archivo es la dirección'],
  ['blog/Año Nuevo ¿qué?.mdx', 'se encontró «Año Nuevo ¿qué?».'],
  ['../pages/_astro/promo.astro', 'Astro no publica'],
  ['blog/con.mdx', 'Windows guarda para sí'],
  ['blog/_oculto.mdx', 'no va adelante, ni oculta nada'],
  ['blog/otra.mdx.txt', 'Este archivo no está en su lugar'],
  ['blog/otra.MDX', 'terminan en «.mdx», en minúsculas'],
  ['../../public/con_todo.html', 'ya es de src/content/blog/con_todo'],
  ['../pages/index.md', 'ya es de src/pages/index.astro'],
  [`blog/${'x'.repeat(251)}.mdx`, 'lleva hasta 80 letras'],
];

const photo = await picture('jpeg', 400, 300);

const long = nota({}, 'Una frase. '.repeat(460_000));

const inFiles: [file: string, bytes: string | Buffer, ...messages: string[]][] = [
  ['blog/sin_ficha.mdx', 'Un párrafo.\n', 'Un párrafo → Falta la ficha'],
  ['pages/registro.yaml', '', ' → El archivo está vacío.'],
  ['blog/texto.png', 'Un texto.\n', ' → «texto.png» no es una imagen'],
  ['blog/cortada.jpg', photo.subarray(0, photo.length / 3), ' → está cortada o dañada'],
  ['blog/alta.png', await picture('png', 9, 4001), ' → el límite es 4000 de lado'],
  ['blog/un_punto.gif', await picture('gif', 1, 1), ' → mide 1 × 1 píxeles, y no se vería'],
  [
    'logos/sin_medida.svg',
    drawing('<path d="M0 0h9v9"/>').replace(/ w.*?"4" h.*?"4"/, ''),
    ' → escribí su ancho y su alto',
  ],
  ['logos/nulo.svg', drawing('').replaceAll('"4"', '"0"'), ' → escribí su ancho y su alto'],
  ['blog/por_dentro.png', await picture('webp'), ' → llamala «por_dentro.webp»'],
  ['blog/peso.png', Buffer.alloc(5_900_000), ' → pesa 5,7 MB y el límite es 2 MB'],
  ['blog/peso.svg', drawing('x'.repeat(300 * 1024)), ' → pesa 300,1 KB y el límite es 300 KB'],
  ['blog/mac.mdx', nota().replaceAll('\n', '\r'), ' → Los fines de línea'],
  ['blog/latin1.mdx', Buffer.from(nota(), 'latin1'), '\uFFFD → no está en UTF-8'],
  ['pages/soluciones.yaml', 'a: 1\n---\nb: 2\n', '--- → corta el archivo en dos'],
  ['blog/larga.mdx', long, ' → pesa 4,9 MB y el límite es 500 KB'],
  ['pages/contacto.yaml', 'Los datos.\n', 'Los datos → un bloque con campos'],
];

/** SVG that runs code or loads something, and the part that the message names. */
const inDrawings: [inside: string, part: string][] = [
  ['<script>a()</script>', '<script>'],
  ['<foreignObject/>', '<foreignObject>'],
  ['<g onload="x"/>', '«onload» en <g>'],
  ['<a xmlns:x="http://www.w3.org/1999/xlink" x:href="java script:x"/>', '«x:href» en <a>'],
  ['<image href="data:image/svg+xml,x"/>', '«href» en <image>'],
  ['<style>@import "x.css";</style>', '<style>'],
  ['<?xml-stylesheet href="a.css"?>', '<?xml-stylesheet>'],
  ['<rect style="fill: url(https://a.example/a)"/>', '«style» en <rect>'],
];

/** Each in a file of its own, all in one copy of the content. */
const slips = [
  ...inFields.map(([changes, ...messages]) => ({ messages, written: nota(changes) })),
  ...[...inTexts, ...inPlaces].map(([text, ...messages]) => ({
    messages,
    written: nota({}, `${text}\n`),
  })),
  ...inNames.map(([file, message]) => ({ file, messages: [` → ${message}`], written: nota() })),
  ...inFiles.map(([file, written, ...messages]) => ({ file, messages, written })),
  ...inDrawings.map(([inside, part], index) => ({
    file: `blog/drawing-${index}.svg`,
    messages: [` → tiene ${part}, que`],
    written: drawing(inside),
  })),
].map((slip, index) => ({
  // Invisible characters would break the test's name in a terminal.
  name: slip.messages.join(', ').replaceAll(/\p{C}/gu, ''),
  file: `blog/slip-${index}.mdx`,
  ...slip,
}));

const put =
  (...field: Parameters<ContentCopy['put']>) =>
  (copy: ContentCopy) =>
    copy.put(...field);
const scene = ['banner', 'scene'];
const link = (copy: ContentCopy) => symlink('/etc/hostname', join(copy.root, 'src/content/a.mdx'));
const [sheet, spaced] = ['checklists/la-mas-larga.yaml', 'checklists/dos turnos.yaml'];
const item = ['secciones', 0, 'items', 0, 'fuente'];
const tasks = Array.from({ length: 8 }, (_, index) => ({ texto: `La puerta ${index} abre bien.` }));
const section = (titulo: string) => ({ titulo, items: tasks });
const sections = `secciones: ${JSON.stringify(['Uno', 'Dos', 'Tres'].map(section))}`;
const repeated = `items: ${JSON.stringify([tasks[0], tasks[1], tasks[0], tasks[2]])}`;
const scores = ['scores', 'others', 0, 'scores'];
const shown = ['visit', 'failed', 'evidence'];
const taken = ['evidence', 'photos', 1];
const action = ['banner', 'action', 'cta'];
const href = ['banner', 'action', 'href'];
const [editor, github] = [['editor', 'repository'], 'github:lineo/sitio'];

const onlyLater = async (copy: ContentCopy) => {
  await copy.remove('blog');
  await copy.write('blog/nota.jpg', photo);
  const later = { blogImg: 'blogImg: ./nota.jpg', fecha: 'fecha: 2099-01-02' };
  await copy.write('blog/nota.mdx', nota(later));
};

/** Slips that would affect the others: each in a copy of its own. */
const alone: [message: string, slip: (copy: ContentCopy) => Promise<unknown>][] = [
  [' → empieza con cero', put('red.yaml', ['expected'], 'expected: 085')],
  [
    'expected: 85 → se ve: U+200B). Escribí «expected: 85».',
    put('red.yaml', ['expected'], 'expected: 85\u200B'),
  ],
  [' → tiene que ser un número', put('red.yaml', ['expected'], 'expected: 49,90')],
  ['cta: → dos veces', put('pages/app.yaml', action, 'cta: google-play')],
  [
    'question: → Es un texto del que sale una dirección y no se repite',
    put(
      'pages/soluciones.yaml',
      ['questions', 'items', 1, 'question'],
      'question: ¿Y sin cláusula?',
    ),
  ],
  ['name: → («Panadería»). Es', put('red.yaml', ['trades', 1, 'name'], 'name: panaderia')],
  ['person: → «Lucia» se escribe «Lucía»', put('red.yaml', ['visit', 'person'], 'person: Lucia')],
  [
    'person: → nadie llamado «Lucas» visita «Cerro de las Rosas» el 2026-06-02. ¿Quisiste decir «Lucía»?',
    put('red.yaml', ['visit', 'person'], 'person: Lucas'),
  ],
  [
    'branch: → se escribe «Cerro de las Rosas» en los otros',
    put('red.yaml', ['visit', 'branch'], 'branch: Cerro de las rosas'),
  ],
  [
    'branch: → ¿Quisiste decir «Cerro de las Rosas»?',
    put('red.yaml', ['home', 'branch'], 'branch: Cero de la Rosas'),
  ],
  [
    'branch: → no hay una «Cero de la Rosas», y sí una «Cerro de las Rosas»',
    put('red.yaml', ['scores', 'branch'], 'branch: Cero de la Rosas'),
  ],
  ['href: → Va sin espacios.', put('pages/app.yaml', href, 'href: https://a.example/b c')],
  ['href: → Escribí «href: /contacto».', put('pages/app.yaml', href, 'href: contacto')],
  [
    'href: → Escribí «href: https://www.a.example».',
    put('pages/app.yaml', href, 'href: www.a.example'),
  ],
  [
    'label: → «variant»: es link, outline o solid. Por ejemplo, «variant: link».',
    put('site.yaml', ['navigation', 'items', 0, 'variant'], ''),
  ],
  [
    'host: → Los campos de «host» («name:», «role:» y «photo:») van dos espacios más a la derecha',
    put(
      'pages/contacto.yaml',
      ['meeting', 'host'],
      'host:\n  name: A\n  role: B\n  photo: vidriera.jpg',
    ),
  ],
  [' → «/nota» ya es de', (copy) => copy.write('blog/NOTA.mdx', nota())],
  ['scene: → «nada.svg»', put('pages/app.yaml', scene, 'scene: nada.svg')],
  [' → necesita al menos un artículo que se publi', (copy) => copy.remove('blog')],
  [' → con una fecha que ya llegó', onlyLater],
  [' → no es un archivo sino un enlace a otro', link],
  [' → Falta este archivo.', (copy) => copy.remove('site.yaml')],
  [' → se encontró «dos turnos».', (copy) => copy.move(sheet, spaced)],
  ['secciones: → admite hasta 22 ítems', put(sheet, ['secciones'], sections)],
  ['{"texto":"La puerta 0 → igual al elemento 1', put(sheet, ['secciones', 0, 'items'], repeated)],
  ['fuente: → dice 2 y en «fuentes» hay 1.', put(sheet, item, 'fuente: 2')],
  ['scores: → son 6 y hay 2.', put('red.yaml', scores, 'scores: [1, 2]')],
  ['without: → no visita nadie es «Posadas»', put('red.yaml', ['plan', 'without'], 'without: []')],
  ['evidence: → ¿Quisiste decir «heladera-9»?', put('red.yaml', shown, 'evidence: heladera-8')],
  ['photo: → «nada.jpg»', put('red.yaml', [...taken, 'photo'], 'photo: nada.jpg')],
  ['name: → Falta «alt»', put('red.yaml', [...taken, 'alt'], '')],
  [
    'calculator: → Falta «hours». Por ejemplo:\nhours:\n  label: Nombre del campo\n  start: 1',
    put('pages/inicio.yaml', ['calculator', 'hours'], ''),
  ],
  ['caption: → Falta «expected». Por ejemplo, «expected: 1».', put('red.yaml', ['expected'], '')],
  ['name: → Por ejemplo, «verdict: met».', put('red.yaml', [...taken, 'verdict'], '')],
  ['repository: → en la dirección del sitio', put('site.yaml', editor, `repository: ${github}`)],
  ["page: inicio → Escribí «page: '404'»", put('pages/404.yaml', ['page'], 'page: inicio')],
  ["page: 404 → Escribí «page: '404'»", put('pages/404.yaml', ['page'], 'page: 404')],
  ['hero: → Acá van:', put('pages/registro.yaml', ['page'], 'page: registro\nhero: {}')],
];

/** The content check's problems in a copy, with the text at each place. */
async function problemsIn(copy: ContentCopy): Promise<{ file: string; line: string }[]> {
  const problems = (await checkContent(copy.root)).filter(({ isHint }) => !isHint);
  const lines = problems.map(async ({ file, line, column = 1, message }) => {
    const place = line ? await copy.textAt(posix.relative('src/content', file), line, column) : '';
    return { file, line: `${place} → ${message}` };
  });
  return Promise.all(lines);
}

const expected = (messages: readonly string[]) =>
  messages.map((line) => {
    const [start = '', message = ''] = line.split(' → ');
    return expect.stringMatching(
      new RegExp(`^${RegExp.escape(start)}.* → .*${RegExp.escape(message)}`, 's'),
    ) as string;
  });

describe('refused (what is written there → what the message says):', () => {
  let copy: ContentCopy;
  let found: Awaited<ReturnType<typeof problemsIn>>;
  beforeAll(async () => {
    copy = await contentWithNota();
    await copy.write('blog/captura 10\u202Fa. m..png', photo);
    for (const { file, written } of slips) await copy.write(file, written);
    found = await problemsIn(copy);
  });
  afterAll(() => copy.dispose());

  test.each(slips)('$name', ({ file, messages }) => {
    const own = found.filter((one) => one.file === posix.join('src/content', file));

    expect(own.map(({ line }) => line)).toEqual(expected(messages));
  });

  test.each(alone)('%s', async (message, slip) => {
    const own = await contentWithNota();
    await slip(own);
    const all = await problemsIn(own);
    await own.dispose();

    expect(all.map(({ line }) => line)).toEqual(expected([message]));
  });
});

test('a refused build leaves the published site untouched, to the byte', async () => {
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

/** What the copy has instead of Astro: it writes this page alone. */
async function buildWith(page: string): Promise<ContentCopy> {
  const copy = await contentWithNota();
  onTestFinished(() => copy.dispose());
  // Files share modules: the next one gets Astro itself, however this ends.
  onTestFinished(() => void vi.doUnmock('astro'));
  vi.doMock('astro', () => ({
    build: async ({ outDir }: { outDir: string }) => {
      await mkdir(outDir, { recursive: true });
      await writeFile(join(outDir, 'inicio.html'), page);
    },
  }));
  await copy.write('../../dist/index.html', 'publicado ayer\n');
  await copy.write('../../.cache/built', 'de ayer');
  return copy;
}
const filesIn = async (copy: ContentCopy, folder: string) =>
  Promise.all(
    (await readdir(join(copy.root, folder))).map(async (file) => [
      file,
      await readFile(join(copy.root, folder, file), 'utf8'),
    ]),
  );

test('pages with a broken link are refused, and what was published stays', async () => {
  const copy = await buildWith('<a href="/no-existe">Ver</a>');

  await expect(buildSite(copy.root)).rejects.toThrow(
    /^Problemas en las páginas que se iban a publicar[^]*No existe la página «\/no-existe»/,
  );

  expect(await filesIn(copy, 'dist')).toEqual([['index.html', 'publicado ayer\n']]);
  expect(await readFile(join(copy.root, '.cache/built'), 'utf8')).toBe('de ayer');
});

test('a build into another folder leaves the site in dist as it was, and built', async () => {
  const copy = await buildWith('<p>Hoy</p>');

  await buildSite(copy.root, join(copy.root, 'aparte'));

  expect(await filesIn(copy, 'aparte')).toEqual([['inicio.html', '<p>Hoy</p>']]);
  expect(await filesIn(copy, 'dist')).toEqual([['index.html', 'publicado ayer\n']]);
  expect(await readFile(join(copy.root, '.cache/built'), 'utf8')).toBe('de ayer');

  await buildSite(copy.root);

  expect(await filesIn(copy, 'dist')).toEqual([['inicio.html', '<p>Hoy</p>']]);
  expect(await readFile(join(copy.root, '.cache/built'), 'utf8')).not.toBe('de ayer');
});

const rejectionListeners = () => process.listeners('unhandledRejection');
let others: ReturnType<typeof rejectionListeners>;

test.each<[how: string, () => unknown]>([
  ['warns of', () => buildLog().write({ level: 'warn', message: 'Ay.' } as never)],
  [
    'loses',
    () => {
      const own = rejectionListeners().filter((one) => !others.includes(one));
      for (const listener of own) listener('Ay.', Promise.resolve());
    },
  ],
])('what Astro %s is refused', async (_how, build) => {
  // The test runner's.
  others = rejectionListeners();
  const copy = await contentWithNota();
  onTestFinished(() => copy.dispose());
  // Files share modules: the next one gets Astro itself, however this ends.
  onTestFinished(() => void vi.doUnmock('astro'));
  vi.doMock('astro', () => ({ build: async () => build() }));

  await expect(buildSite(copy.root)).rejects.toThrow('no se publicó nada.\n\nAy.');
});
