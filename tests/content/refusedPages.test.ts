import { join } from 'node:path';
import { symlink } from 'node:fs/promises';
import { test } from 'vitest';
import type { ContentCopy } from '#tests/support/authoring/contentCopy.ts';
import { articleSource, picture } from '#tests/support/authoring/articleSource.ts';
import {
  copyForTest,
  expectProblems,
  problemsIn,
  type ExpectedProblem,
} from '#tests/support/authoring/refusedContent.ts';

// Slips in pages, checklists and the sample network, each made in one copy of the content; and slips in site.yaml, on
// which all other files depend.

/** The slip of writing a field differently; the arguments are those of `put`. */
const replacing =
  (...field: Parameters<ContentCopy['put']>) =>
  (copy: ContentCopy) =>
    copy.put(...field);
const linkToOtherFile = (copy: ContentCopy) =>
  symlink('/etc/hostname', join(copy.root, 'src/content/a.mdx'));
const [sheet, spaced] = ['checklists/la-mas-larga.yaml', 'checklists/dos turnos.yaml'];
const tasks = Array.from({ length: 8 }, (_, index) => ({ texto: `La puerta ${index} abre bien.` }));
const section = (titulo: string) => ({ titulo, items: tasks });
const sections = `secciones: ${JSON.stringify(['Uno', 'Dos', 'Tres'].map(section))}`;
const repeated = `items: ${JSON.stringify([tasks[0], tasks[1], tasks[0], tasks[2]])}`;
const faultPhoto = ['evidence', 'photos', 0];
const repairPhoto = ['evidence', 'photos', 1];
const shownFinding = ['solutions', 'areas', 0, 'evidence'];
const audited = ['plan', 'people', 0, 'visits', 0];
const action = ['banner', 'action', 'cta'];
const href = ['banner', 'action', 'href'];
const editor = '\neditor:\n  repository: github:lineo/sitio\n  url: https://www.fixture.example\n';

const onlyLater = async (copy: ContentCopy) => {
  await copy.remove('blog');
  await copy.write('blog/nota.jpg', await picture('jpeg', 400, 300));
  const later = { blogImg: 'blogImg: ./nota.jpg', fecha: 'fecha: 2099-01-02' };
  await copy.write('blog/nota.mdx', articleSource(later));
};

/** The check finds no other problem than that of the slip. */
interface Slip extends ExpectedProblem {
  slip: string;
  /** Makes the slip in a copy. */
  make: (copy: ContentCopy) => Promise<unknown>;
}

const slips: Slip[] = [
  {
    slip: 'a number begins with zero',
    at: '',
    message: 'empieza con cero',
    make: replacing('red.yaml', ['expected'], 'expected: 085'),
  },
  {
    slip: 'an invisible character after a number',
    at: 'expected: 85',
    message: 'se ve: U+200B). Escribí «expected: 85».',
    make: replacing('red.yaml', ['expected'], 'expected: 85\u200B'),
  },
  {
    slip: 'a number with a comma',
    at: '',
    message: 'tiene que ser un número',
    make: replacing('red.yaml', ['expected'], 'expected: 49,90'),
  },
  {
    slip: 'a tracking id for the second time',
    at: 'cta:',
    message: 'dos veces',
    make: replacing('pages/app.yaml', action, 'cta: google-play'),
  },
  {
    slip: 'a question for the second time',
    at: 'question:',
    message: 'Es un texto del que sale una dirección y no se repite',
    make: replacing(
      'pages/soluciones.yaml',
      ['questions', 'items', 1, 'question'],
      'question: ¿Y sin cláusula?',
    ),
  },
  {
    slip: 'a trade with the address of another',
    at: 'name:',
    message: '(«Panadería»). Es',
    make: replacing('red.yaml', ['trades', 1, 'name'], 'name: panaderia'),
  },
  {
    slip: 'a person with a small initial',
    at: 'person:',
    message: '«marina» se escribe «Marina»',
    make: replacing('red.yaml', ['notice', 'person'], 'person: marina'),
  },
  {
    slip: 'the plan has the audit on another day',
    at: 'people:',
    message: 'nadie visita «Cerro de las Rosas» el 2026-06-02',
    make: replacing('red.yaml', [...audited, 'day'], 'day: 2026-06-03'),
  },
  {
    slip: 'a branch with another letter case',
    at: 'branch:',
    message: 'se escribe «Cerro de las Rosas» en los otros',
    make: replacing('red.yaml', [...audited, 'branch'], 'branch: Cerro de las rosas'),
  },
  {
    slip: 'a photo of a misspelt branch',
    at: 'branch:',
    message: 'no hay una «Cero de la Rosas», y sí una «Cerro de las Rosas»',
    make: replacing('red.yaml', [...faultPhoto, 'branch'], 'branch: Cero de la Rosas'),
  },
  {
    slip: 'an address with a space',
    at: 'href:',
    message: 'Va sin espacios.',
    make: replacing('pages/app.yaml', href, 'href: https://a.example/b c'),
  },
  {
    slip: 'an inner address without its slash',
    at: 'href:',
    message: 'Escribí «href: /contacto».',
    make: replacing('pages/app.yaml', href, 'href: contacto'),
  },
  {
    slip: 'an outer address without its protocol',
    at: 'href:',
    message: 'Escribí «href: https://www.a.example».',
    make: replacing('pages/app.yaml', href, 'href: www.a.example'),
  },
  {
    slip: 'a required choice is missing',
    at: 'label:',
    message: '«variant»: es link, outline o solid. Por ejemplo, «variant: link».',
    make: replacing('site.yaml', ['navigation', 'items', 0, 'variant'], ''),
  },
  {
    slip: 'fields that are not indented',
    at: 'host:',
    message: 'Los campos de «host» («name:», «role:» y «photo:») van dos espacios más a la derecha',
    make: replacing(
      'pages/contacto.yaml',
      ['meetingSteps', 'host'],
      'host:\n  name: A\n  role: B\n  photo: vidriera.jpg',
    ),
  },
  {
    slip: 'a scene that does not exist',
    at: 'scene:',
    message: '«nada.svg»',
    make: replacing('pages/app.yaml', ['banner', 'scene'], 'scene: nada.svg'),
  },
  {
    slip: 'no articles',
    at: '',
    message: 'necesita al menos un artículo que se publi',
    make: (copy) => copy.remove('blog'),
  },
  {
    slip: 'articles of a later date only',
    at: '',
    message: 'con una fecha que ya llegó',
    make: onlyLater,
  },
  {
    slip: 'a file is a link to another',
    at: '',
    message: 'no es un archivo sino un enlace a otro',
    make: linkToOtherFile,
  },
  {
    slip: 'site.yaml is missing',
    at: '',
    message: 'Falta este archivo.',
    make: (copy) => copy.remove('site.yaml'),
  },
  {
    slip: 'a file name with a space',
    at: '',
    message: 'se encontró «dos turnos».',
    make: (copy) => copy.move(sheet, spaced),
  },
  {
    slip: 'more items than fit a sheet',
    at: 'secciones:',
    message: 'admite hasta 22 ítems',
    make: replacing(sheet, ['secciones'], sections),
  },
  {
    slip: 'an item for the second time',
    at: '{"texto":"La puerta 0',
    message: 'igual al elemento 1',
    make: replacing(sheet, ['secciones', 0, 'items'], repeated),
  },
  {
    slip: 'an item of an unlisted source',
    at: 'fuente:',
    message: 'dice 2 y en «fuentes» hay 1.',
    make: replacing(sheet, ['secciones', 0, 'items', 0, 'fuente'], 'fuente: 2'),
  },
  {
    slip: 'fewer scores than weeks',
    at: 'weekly:',
    message: 'son 6 y hay 2.',
    make: replacing('red.yaml', ['scores', 'others', 0, 'weekly'], 'weekly: [1, 2]'),
  },
  {
    slip: 'an item of no audit without points',
    at: 'text:',
    message: 'Falta «points», lo que pesa: este ítem no está',
    make: replacing('red.yaml', ['tryAudit', 'items', 0, 'text'], 'text: Fechas a la vista'),
  },
  {
    slip: 'a misspelt photo',
    at: 'evidence:',
    message: '¿Quisiste decir «heladera-9»?',
    make: replacing('red.yaml', ['visit', 'failed', 'evidence'], 'evidence: heladera-8'),
  },
  {
    slip: 'a finding by a photo that begins none',
    at: 'evidence:',
    message: 'Ningún hallazgo empieza con la foto «fechas»',
    make: replacing('pages/app.yaml', ['managerSteps', 'evidence'], 'evidence: fechas'),
  },
  {
    slip: 'the screen of a visit for a finding without one',
    at: 'evidence:',
    message: 'nombra un hallazgo que la tiene: heladera-9, sin-fechas.',
    make: replacing('pages/soluciones.yaml', shownFinding, 'evidence: mesada-ocupada'),
  },
  {
    slip: 'a picture file that does not exist',
    at: 'photo:',
    message: '«nada.jpg»',
    make: replacing('red.yaml', [...repairPhoto, 'photo'], 'photo: nada.jpg'),
  },
  {
    slip: 'a photo without a description',
    at: 'name:',
    message: 'Falta «alt»',
    make: replacing('red.yaml', [...repairPhoto, 'alt'], ''),
  },
  {
    slip: 'a group of fields is missing',
    at: 'coverageCalculator:',
    message: 'Falta «hours». Por ejemplo:\nhours:\n  label: Nombre del campo\n  start: 1',
    make: replacing('pages/inicio.yaml', ['coverageCalculator', 'hours'], ''),
  },
  {
    slip: 'a required number is missing',
    at: 'caption:',
    message: 'Falta «expected». Por ejemplo, «expected: 1».',
    make: replacing('red.yaml', ['expected'], ''),
  },
  {
    slip: 'a photo without its verdict',
    at: 'name:',
    message: 'Por ejemplo, «verdict: met».',
    make: replacing('red.yaml', [...repairPhoto, 'verdict'], ''),
  },
  {
    slip: 'an editor without an address of its own',
    at: 'url: https://www.fixture.example',
    message: 'en la dirección del sitio',
    make: (copy) => copy.append('site.yaml', editor),
  },
  {
    slip: 'an optional field that is left blank',
    at: 'meeting:',
    message: 'Si no va, borrá la línea de «meeting:».',
    make: replacing('pages/inicio.yaml', ['hero', 'meeting'], 'meeting:'),
  },
  {
    slip: 'the 404 page with another name',
    at: 'page: inicio',
    message: "Escribí «page: '404'»",
    make: replacing('pages/404.yaml', ['page'], 'page: inicio'),
  },
  {
    slip: 'the 404 page with its name unquoted',
    at: 'page: 404',
    message: "Escribí «page: '404'»",
    make: replacing('pages/404.yaml', ['page'], 'page: 404'),
  },
  {
    slip: 'a section of another page',
    at: 'hero:',
    message: 'Acá van:',
    make: replacing('pages/registro.yaml', ['page'], 'page: registro\nhero: {}'),
  },
];

test.each(slips)('refused: $slip', async ({ at, message, make }) => {
  const copy = await copyForTest();
  await make(copy);

  expectProblems(await problemsIn(copy), [{ at, message }]);
});
