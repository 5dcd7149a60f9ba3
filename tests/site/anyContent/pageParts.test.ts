import { expect, test } from 'vitest';
import { withoutOwnHost } from '#lib/links.ts';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt, type SitePage } from '#tests/support/builtPages/site.ts';
import { iconOf, nameOf } from '#tests/support/builtPages/words.ts';

// The place of each part; copy.test.ts asks whether a text is on a page at all.

const site = content.site();
const { navigation, footer, stores, whatsapp, phone } = site;
const audits = content.page('landing/auditorias');
const home = pageAt(routes.inicio.path);

type Row = [name: string, address: string | null, id: string | null];

const rowsOf = (page: SitePage, links: string): Row[] =>
  elementsOf(page, links).map((link) => [
    nameOf(link),
    link.getAttribute('href'),
    link.getAttribute('data-cta-id'),
  ]);

const chatWith = (message: string) =>
  `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(message)}`;
const chat = chatWith(whatsapp.message);
const row = ({ label, href, cta }: { label: string; href: string; cta?: string }): Row => [
  label,
  withoutOwnHost(href, site.url),
  cta ?? null,
];
/** The three addresses of «Ingreso»; a device shows one of them. */
const login = (ctas: { web: string; android: string; ios: string }): Row[] => [
  [navigation.login.label, navigation.login.webService, ctas.web],
  [navigation.login.label, stores.googlePlay.href, ctas.android],
  [navigation.login.label, stores.appStore.href, ctas.ios],
];
const inDrawer = <Link extends { menuCta: string }>(link: Link) => ({ ...link, cta: link.menuCta });
const { ctas, web } = content.page('Login').loginForm;
const toHome: Row = [navigation.home, '/inicio', null];

test.each<[place: string, itsLinks: string, rows: Row[], page?: SitePage]>([
  [
    'the menu bar',
    `#encabezado nav[aria-label="${navigation.label}"] a`,
    navigation.items.map(row),
  ],
  ['the list «Secciones»', '#encabezado details a', navigation.items.map(row)],
  [
    'the header outside of its menus',
    '#encabezado a:not(nav a, details a, astro-island a)',
    [
      toHome,
      row(navigation.demo),
      row(navigation.register),
      ...login(navigation.login.ctas),
      [navigation.withoutScript, '#secciones', null],
    ],
  ],
  [
    'the phone’s menu under «Navegación»',
    '[aria-labelledby="menu-navegacion"] a',
    [...navigation.items, ...navigation.answers.map(inDrawer)].map(row),
  ],
  [
    'the phone’s menu under «Acceso»',
    '[aria-labelledby="menu-acceso"] a',
    [
      row(inDrawer(navigation.demo)),
      row(inDrawer(navigation.register)),
      ...login(navigation.login.menuCtas),
    ],
  ],
  [
    'the footer outside of its lists',
    '#pie a:not([aria-labelledby] a)',
    [toHome, row(footer.demo), [footer.whatsapp.label, chat, footer.whatsapp.cta]],
  ],
  [
    'the footer’s list of solutions',
    '[aria-labelledby="pie-soluciones"] a',
    footer.solutions.map(row),
  ],
  [
    'the footer’s list of pages',
    '[aria-labelledby="secciones"] a',
    [...navigation.items, ...navigation.answers, footer.checklists, footer.terms].map(row),
  ],
  [
    'the footer’s list of telephone and networks',
    '[aria-labelledby="pie-contacto"] a',
    [[phone.display, `tel:${phone.number}`, footer.phoneCta], ...footer.social.map(row)],
  ],
  [
    'the demo bar',
    '#barra a',
    [row(site.demoBar.demo), [site.demoBar.whatsapp.label, chat, site.demoBar.whatsapp.cta]],
  ],
  [
    'the demo bar of the audits landing',
    '#barra a',
    [
      row(audits.demo),
      [site.demoBar.whatsapp.label, chatWith(whatsapp.auditsMessage), site.demoBar.whatsapp.cta],
    ],
    pageAt(routes['landing/auditorias'].path),
  ],
  ['the floating button', '#flotante a', [[whatsapp.label, chat, whatsapp.cta]]],
  [
    'the hero',
    '[aria-labelledby="portada"] a',
    [
      row(content.page('inicio').hero.action),
      [whatsapp.label, chat, whatsapp.pictureCta],
      [
        `${stores.googlePlay.small} ${stores.googlePlay.large}`,
        stores.googlePlay.href,
        'google-play',
      ],
      [`${stores.appStore.small} ${stores.appStore.large}`, stores.appStore.href, 'app-store'],
    ],
  ],
  [
    '/Login under its form',
    '[aria-labelledby="app"] a',
    [
      [stores.googlePlay.large, stores.googlePlay.href, ctas.googlePlay],
      [stores.appStore.large, stores.appStore.href, ctas.appStore],
      [web, navigation.login.webService, ctas.web],
    ],
    pageAt(routes.Login.path),
  ],
])(
  '%s has its own links in order, each with its text, address and id',
  (_place, itsLinks, rows, page = home) => {
    expect(rowsOf(page, itsLinks)).toEqual(rows);
  },
);

/** The badges that are not the store's own picture. */
const drawnBadges = [
  { store: stores.googlePlay, icon: 'googleplay' },
  { store: stores.appStore, icon: 'apple' },
].filter(({ store }) => !store.badge);

test.each([
  [
    'entry of the list «Secciones»',
    '#encabezado details',
    navigation.items.map(({ icon }) => icon),
  ],
  [
    'entry of the phone’s menu under «Navegación»',
    '[aria-labelledby="menu-navegacion"]',
    [...navigation.items, ...navigation.answers].map(({ icon }) => icon),
  ],
  [
    '«Ingreso» of the phone’s menu, for each device,',
    '[aria-labelledby="menu-acceso"]',
    Array.from({ length: 3 }, () => navigation.login.icon),
  ],
  [
    'network of the footer',
    '[aria-labelledby="pie-contacto"]',
    footer.social.map(({ network }) => network),
  ],
  [
    'store badge of the hero',
    '[aria-labelledby="portada"] :is([data-cta-id="google-play"], [data-cta-id="app-store"])',
    drawnBadges.map(({ icon }) => icon),
  ],
])('each %s is drawn with its own icon', (_what, selector, icons) => {
  expect(elementsOf(home, `${selector} use`).map(iconOf)).toEqual(icons);
});

test('/registro is empty but for its name (§2)', () => {
  const parts = elementsOf(pageAt(routes.registro.path), 'main *');

  expect(
    parts.filter(({ children }) => children.length === 0).map(({ tagName }) => tagName),
  ).toEqual(['H1']);
});

test('the menu and the footer mark the page that their link leads to, in full or not', () => {
  const places = ['#encabezado nav', '#encabezado details', '#pie'];
  for (const { href } of navigation.items) {
    const path = withoutOwnHost(href, site.url);
    const isMarked = (place: string) =>
      elementsOf(pageAt(path), `${place} a[href="${path}"][aria-current="page"]`).length > 0;

    expect(places.filter(isMarked), path).toEqual(places);
  }
});
