import { join } from 'node:path';
import { symlink } from 'node:fs/promises';
import { test } from 'vitest';
import type { ContentCopy } from '#tests/support/contentCopy.ts';
import { articleSource, picture } from '#tests/support/articleSource.ts';
import {
  copyForTest,
  expectProblems,
  problemsIn,
  type ExpectedProblem,
} from '#tests/support/refusedContent.ts';

// Slips in pages, checklists and the sample network, each made in one copy of the content; and slips in site.yaml, on
// which all other files depend.

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
const weekly = ['scores', 'others', 0, 'weekly'];
const shown = ['visit', 'failed', 'evidence'];
const photos = ['evidence', 'photos'];
const [found, taken] = [
  [...photos, 0],
  [...photos, 1],
] as const;
const audited = ['plan', 'people', 0, 'visits', 0];
const action = ['banner', 'action', 'cta'];
const href = ['banner', 'action', 'href'];
const [editor, github] = [['editor', 'repository'], 'github:lineo/sitio'];

const onlyLater = async (copy: ContentCopy) => {
  await copy.remove('blog');
  await copy.write('blog/nota.jpg', await picture('jpeg', 400, 300));
  const later = { blogImg: 'blogImg: ./nota.jpg', fecha: 'fecha: 2099-01-02' };
  await copy.write('blog/nota.mdx', articleSource(later));
};

const slips: [problem: ExpectedProblem, slip: (copy: ContentCopy) => Promise<unknown>][] = [
  [['', 'empieza con cero'], put('red.yaml', ['expected'], 'expected: 085')],
  [
    ['expected: 85', 'se ve: U+200B). Escribí «expected: 85».'],
    put('red.yaml', ['expected'], 'expected: 85\u200B'),
  ],
  [['', 'tiene que ser un número'], put('red.yaml', ['expected'], 'expected: 49,90')],
  [['cta:', 'dos veces'], put('pages/app.yaml', action, 'cta: google-play')],
  [
    ['question:', 'Es un texto del que sale una dirección y no se repite'],
    put(
      'pages/soluciones.yaml',
      ['questions', 'items', 1, 'question'],
      'question: ¿Y sin cláusula?',
    ),
  ],
  [['name:', '(«Panadería»). Es'], put('red.yaml', ['trades', 1, 'name'], 'name: panaderia')],
  [
    ['person:', '«marina» se escribe «Marina»'],
    put('red.yaml', ['notice', 'person'], 'person: marina'),
  ],
  [
    ['people:', 'nadie visita «Cerro de las Rosas» el 2026-06-02'],
    put('red.yaml', [...audited, 'day'], 'day: 2026-06-03'),
  ],
  [
    ['branch:', 'se escribe «Cerro de las Rosas» en los otros'],
    put('red.yaml', [...audited, 'branch'], 'branch: Cerro de las rosas'),
  ],
  [
    ['branch:', 'no hay una «Cero de la Rosas», y sí una «Cerro de las Rosas»'],
    put('red.yaml', [...found, 'branch'], 'branch: Cero de la Rosas'),
  ],
  [['href:', 'Va sin espacios.'], put('pages/app.yaml', href, 'href: https://a.example/b c')],
  [['href:', 'Escribí «href: /contacto».'], put('pages/app.yaml', href, 'href: contacto')],
  [
    ['href:', 'Escribí «href: https://www.a.example».'],
    put('pages/app.yaml', href, 'href: www.a.example'),
  ],
  [
    ['label:', '«variant»: es link, outline o solid. Por ejemplo, «variant: link».'],
    put('site.yaml', ['navigation', 'items', 0, 'variant'], ''),
  ],
  [
    [
      'host:',
      'Los campos de «host» («name:», «role:» y «photo:») van dos espacios más a la derecha',
    ],
    put(
      'pages/contacto.yaml',
      ['meeting', 'host'],
      'host:\n  name: A\n  role: B\n  photo: vidriera.jpg',
    ),
  ],
  [['scene:', '«nada.svg»'], put('pages/app.yaml', scene, 'scene: nada.svg')],
  [['', 'necesita al menos un artículo que se publi'], (copy) => copy.remove('blog')],
  [['', 'con una fecha que ya llegó'], onlyLater],
  [['', 'no es un archivo sino un enlace a otro'], link],
  [['', 'Falta este archivo.'], (copy) => copy.remove('site.yaml')],
  [['', 'se encontró «dos turnos».'], (copy) => copy.move(sheet, spaced)],
  [['secciones:', 'admite hasta 22 ítems'], put(sheet, ['secciones'], sections)],
  [
    ['{"texto":"La puerta 0', 'igual al elemento 1'],
    put(sheet, ['secciones', 0, 'items'], repeated),
  ],
  [['fuente:', 'dice 2 y en «fuentes» hay 1.'], put(sheet, item, 'fuente: 2')],
  [['weekly:', 'son 6 y hay 2.'], put('red.yaml', weekly, 'weekly: [1, 2]')],
  [
    ['text:', 'Falta «points», lo que pesa: este ítem no está'],
    put('red.yaml', ['tryAudit', 'items', 0, 'text'], 'text: Fechas a la vista'),
  ],
  [['evidence:', '¿Quisiste decir «heladera-9»?'], put('red.yaml', shown, 'evidence: heladera-8')],
  [
    ['evidence:', 'Ningún hallazgo empieza con la foto «fechas»'],
    put('pages/app.yaml', ['managerSteps', 'evidence'], 'evidence: fechas'),
  ],
  [['photo:', '«nada.jpg»'], put('red.yaml', [...taken, 'photo'], 'photo: nada.jpg')],
  [['name:', 'Falta «alt»'], put('red.yaml', [...taken, 'alt'], '')],
  [
    ['calculator:', 'Falta «hours». Por ejemplo:\nhours:\n  label: Nombre del campo\n  start: 1'],
    put('pages/inicio.yaml', ['calculator', 'hours'], ''),
  ],
  [
    ['caption:', 'Falta «expected». Por ejemplo, «expected: 1».'],
    put('red.yaml', ['expected'], ''),
  ],
  [['name:', 'Por ejemplo, «verdict: met».'], put('red.yaml', [...taken, 'verdict'], '')],
  [['repository:', 'en la dirección del sitio'], put('site.yaml', editor, `repository: ${github}`)],
  [['page: inicio', "Escribí «page: '404'»"], put('pages/404.yaml', ['page'], 'page: inicio')],
  [['page: 404', "Escribí «page: '404'»"], put('pages/404.yaml', ['page'], 'page: 404')],
  [['hero:', 'Acá van:'], put('pages/registro.yaml', ['page'], 'page: registro\nhero: {}')],
];

test.each(slips)(
  'refused (what is written there, what the message says): %s',
  async (problem, slip) => {
    const copy = await copyForTest();
    await slip(copy);

    expectProblems(await problemsIn(copy), [problem]);
  },
);
