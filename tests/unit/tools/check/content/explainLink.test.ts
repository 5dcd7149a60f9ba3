import { describe, expect, test } from 'vitest';
import { collectAddresses, sharedAddresses } from '#tools/check/content/addresses.ts';
import { explainLink } from '#tools/check/content/explainLink.ts';

const article = (name: string, hiddenBecause?: string) => ({
  file: `src/content/blog/${name}.mdx`,
  hiddenBecause,
});
const articles = [
  { ...article('nota'), earlier: ['/nota-vieja'] },
  article('otra'),
  { ...article('oculta', 'es un borrador'), earlier: ['/oculta-vieja'] },
  { ...article('retirada', 'fue retirado'), earlier: ['/retirada-vieja'], withdrawnTo: '/otra' },
];
const addresses = collectAddresses({
  pageFiles: ['src/pages/inicio.astro', 'src/pages/precios/[plan].astro'],
  publicFiles: ['public/folleto.pdf'],
  articles,
});
const anchors = new Map([
  ['/nota', new Set(['por-dónde-empezar', 'fuentes'])],
  ['/otra', new Set<string>()],
]);
const linkTrouble = (href: string) => explainLink(href, addresses, anchors, '/nota');

test('an address that begins with «www.» is of another site', () => {
  expect(linkTrouble('www.lineo.com/app')).toBe(
    'El enlace «www.lineo.com/app» no dice de qué sitio es: escribí «https://www.lineo.com/app».',
  );
});

test.each([
  [
    '/nota-vieja',
    '«/nota-vieja» es la dirección anterior de src/content/blog/nota.mdx: escribí «/nota»',
  ],
  ['/nota-vieja?a=1#fuentes', 'escribí «/nota?a=1#fuentes»'],
  ['/retirada', 'es de un artículo retirado (src/content/blog/retirada.mdx): escribí «/otra»'],
  ['/retirada-vieja', 'escribí «/otra»'],
  ['/oculta-vieja', 'ese artículo es un borrador'],
])('%s, an address that moved, is told with what to write instead', (href, said) => {
  const message = explainLink(href, addresses, anchors, '/inicio') ?? '';
  const right = /escribí «([^»]*)»/.exec(message)?.[1];

  expect(message).toContain(said);
  if (right) expect(explainLink(right, addresses, anchors, '/inicio')).toBeUndefined();
});

test.each(['nota.md#fuentes', './nota.mdx#fuentes', '../blog/nota.markdown#fuentes'])(
  '%s, a file, is told with the address that it has',
  (href) => {
    expect(linkTrouble(href)).toContain('por ejemplo «/nota#fuentes»');
  },
);

test('any other address without a bar may be of this site or of another', () => {
  expect(linkTrouble('contacto')).toContain('escribí «/contacto» si es una página de este');
});

describe('a link leads somewhere:', () => {
  test.each([
    '/nota',
    '/otra?utm_source=a',
    '/nota#fuentes',
    '#por-d%C3%B3nde-empezar',
    '#por-dónde-empezar',
    '#top',
    '#',
    '/inicio#Empresas',
    '/precios/cadena',
    '/folleto.pdf',
    'https://www.example.com/a#b',
    'mailto:hola@example.com',
  ])('%s', (href) => {
    expect(linkTrouble(href)).toBeUndefined();
  });
});

describe('a link leads nowhere:', () => {
  test.each([
    ['', 'no lleva a ningún lado'],
    ['/note', '¿Quisiste decir «/nota»?'],
    ['/informes/de-mayo.pdf', 'No existe el archivo «/informes/de-mayo.pdf». Ponelo en «public/'],
    ['/oculta', 'ese artículo es un borrador'],
    ['#fuente', '¿Quisiste decir «#fuentes»?'],
    ['/nota#fuente', '¿Quisiste decir «/nota#fuentes»?'],
    ['#nada-parecido-a-eso', 'Los que hay son: #por-dónde-empezar, #fuentes.'],
    ['/otra#algo', 'Ahí no hay subtítulos.'],
    ['/100%', 'tiene un «%» que no corresponde'],
  ])('%s', (href, said) => {
    expect(linkTrouble(href)).toContain(said);
  });
});

describe('an address belongs to one file:', () => {
  const told = (names: string[], publicFiles: string[] = []) =>
    sharedAddresses({ pageFiles: [], publicFiles, articles: names.map((name) => article(name)) })
      .problems;

  test.each([
    [['contacto'], []],
    [['admin'], []],
    [['Nota', 'nota'], []],
    [['nota'], ['public/nota.html']],
    [['nota'], ['public/nota.md']],
    [['nota'], ['public/api/blogs/nota.json']],
  ])('%j and %j are told', (names, publicFiles) => {
    expect(told(names, publicFiles)).toHaveLength(1);
  });

  test.each([
    [['contactos', 'administrar'], ['public/nota.html']],
    [['nota', 'nota-2'], ['public/nota.pdf']],
  ])('%j and %j are not', (names, publicFiles) => {
    expect(told(names, publicFiles)).toEqual([]);
  });
});

test('a link to what was withdrawn in favour of its own page is told to go', () => {
  const said = explainLink('/retirada', addresses, anchors, '/otra');

  expect(said).toContain('lleva a esta misma página: sacá el enlace');
});
