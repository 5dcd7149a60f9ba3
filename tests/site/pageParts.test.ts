import { expect, test } from 'vitest';
import { encode } from 'uqr';
import { pageNames } from '#copy/pages.ts';
import { readScreens } from '#schemas/network/screens.ts';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import { elementsOf, pageAt, wholePages, type SitePage } from '#tests/support/site.ts';
import { nameOf, wordsOf } from '#tests/support/words.ts';

// What stands where: copy.test.ts asks whether a text is there at all.

const site = content.site();
const { navigation, footer, stores, whatsapp, phone, figures } = site;
const { fillIn, ...network } = readScreens(content.network());
const home = pageAt(routes.inicio.path);
const solutions = pageAt(routes.soluciones.path);

type Row = [name: string, address: string | null, id: string | null];

const linksIn = (page: SitePage, place: string): Row[] =>
  elementsOf(page, `${place} a`).map((link) => [
    nameOf(link),
    link.getAttribute('href'),
    link.getAttribute('data-cta-id'),
  ]);

const chat = `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(whatsapp.message)}`;
const row = ({ label, href, cta }: { label: string; href: string; cta?: string }): Row => [
  label,
  href,
  cta ?? null,
];
/** The three addresses of «Ingreso», of which a device shows one. */
const login = (ctas: { web: string; android: string; ios: string }): Row[] => [
  [navigation.login.label, navigation.login.webService, ctas.web],
  [navigation.login.label, stores.googlePlay.href, ctas.android],
  [navigation.login.label, stores.appStore.href, ctas.ios],
];
const inDrawer = <Link extends { menuCta: string }>(link: Link) => ({ ...link, cta: link.menuCta });
const { ctas, web } = content.page('Login').login;
const toHome: Row = [navigation.home, '/inicio', null];

test.each<[place: string, selector: string, links: Row[], page?: SitePage]>([
  ['the menu bar', '#encabezado > div > nav', navigation.items.map(row)],
  ['the list «Secciones»', '#encabezado details', navigation.items.map(row)],
  [
    'the header outside of its menus',
    '#encabezado > div > :not(nav, details, :has(astro-island))',
    [row(navigation.demo), row(navigation.register), ...login(navigation.login.ctas)],
  ],
  [
    'the phone’s menu under «Navegación»',
    '[aria-labelledby="menu-navegacion"]',
    [...navigation.items, ...navigation.answers.map(inDrawer)].map(row),
  ],
  [
    'the phone’s menu under «Acceso»',
    '[aria-labelledby="menu-acceso"]',
    [
      row(inDrawer(navigation.demo)),
      row(inDrawer(navigation.register)),
      ...login(navigation.login.menuCtas),
    ],
  ],
  [
    'the footer beside the logo',
    '#pie > div > div:first-child',
    [toHome, row(footer.demo), [footer.whatsapp.label, chat, footer.whatsapp.cta]],
  ],
  [
    'the footer’s list of solutions',
    '[aria-labelledby="pie-soluciones"]',
    footer.solutions.map(row),
  ],
  [
    'the footer’s list of pages',
    '[aria-labelledby="secciones"]',
    [...navigation.items, ...navigation.answers, footer.checklists, footer.terms].map(row),
  ],
  [
    'the footer’s list of telephone and networks',
    '[aria-labelledby="pie-contacto"]',
    [[phone.display, `tel:${phone.number}`, footer.phoneCta], ...footer.social.map(row)],
  ],
  [
    'the demo bar',
    '#barra',
    [row(site.demoBar.demo), [site.demoBar.whatsapp.label, chat, site.demoBar.whatsapp.cta]],
  ],
  ['the floating button', '#flotante', [[whatsapp.label, chat, whatsapp.cta]]],
  [
    'the hero',
    '[aria-labelledby="portada"]',
    [
      row(content.page('inicio').hero.action),
      [
        `${stores.googlePlay.small} ${stores.googlePlay.large}`,
        stores.googlePlay.href,
        'google-play',
      ],
      [`${stores.appStore.small} ${stores.appStore.large}`, stores.appStore.href, 'app-store'],
      [whatsapp.label, chat, whatsapp.pictureCta],
    ],
  ],
  [
    '/Login under its form',
    '[aria-labelledby="app"]',
    [
      [stores.googlePlay.large, stores.googlePlay.href, ctas.googlePlay],
      [stores.appStore.large, stores.appStore.href, ctas.appStore],
      [web, navigation.login.webService, ctas.web],
    ],
    pageAt(routes.Login.path),
  ],
])(
  '%s has its own links in order, each with its text, address and id',
  (_place, selector, links, page = home) => {
    expect(linksIn(page, selector)).toEqual(links);
  },
);

const iconOf = (use: Element | null | undefined) => use?.getAttribute('href')?.split('#').at(-1);
/** The badges that are not the store's own picture. */
const drawnBadges = [
  { store: stores.googlePlay, icon: 'googleplay' },
  { store: stores.appStore, icon: 'apple' },
].filter(({ store }) => store.badge === null);

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

test('registration and login have the look that the content gives, of a link or of a button', () => {
  const lookOf = (selector: string, label: string) =>
    elementsOf(home, `#encabezado ${selector}`).find((link) => wordsOf(link) === label)
      ?.classList[0];
  const link = lookOf('> div > nav a', navigation.items[0]?.label ?? '');
  const solid = lookOf(`[data-cta-id="${navigation.demo.cta}"]`, navigation.demo.label);
  const names = new Map([
    [link, 'link'],
    [solid, 'solid'],
  ]);
  const looks = [navigation.register, navigation.login].map(
    ({ label }) => names.get(lookOf('a', label)) ?? 'outline',
  );

  expect(names.size).toBe(2);
  expect(looks).toEqual([navigation.register.variant, navigation.login.variant]);
});

/** What the content gives at any depth with a text, an address and an id. */
const actionsIn = (data: unknown): { cta: string; label: string; href: string }[] => {
  if (typeof data !== 'object' || data === null) return [];
  const { cta, label, question, href } = data as Record<string, unknown>;
  const text = label ?? question;
  const isAction = [cta, text, href].every((value) => typeof value === 'string');
  const own = isAction ? [{ cta, label: text, href } as ReturnType<typeof actionsIn>[number]] : [];
  return [...own, ...Object.values(data).flatMap(actionsIn)];
};

test('every call to action says its own text and leads to its own address', () => {
  const actions = [site, ...pageNames.map((name) => content.page(name))].flatMap(actionsIn);
  const links = wholePages.flatMap((page) => elementsOf(page, 'a[data-cta-id]'));
  const wrong = actions.filter(({ cta, label, href }) => {
    const own = links.filter((link) => link.getAttribute('data-cta-id') === cta);
    // The calculator's numbers go along, and what the form would have asked.
    const addresses = own.map((link) => link.getAttribute('href')?.replace(/\?locales=.*/, ''));
    return (
      own.length === 0 ||
      addresses.some((address) => address !== href) ||
      own.some((link) => !nameOf(link).includes(label))
    );
  });

  expect(actions.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

/** Chats whose first words the content gives beside their text, and that of the calculator. */
const messagesIn = (data: unknown): [id: string, message: string][] => {
  if (typeof data !== 'object' || data === null) return [];
  const { cta, message } = data as Record<string, unknown>;
  const own: [string, string][] =
    typeof cta === 'string' && typeof message === 'string' ? [[cta, message]] : [];
  return [...own, ...Object.values(data).flatMap(messagesIn)];
};

test('each chat goes to the brand’s number with its own first message', () => {
  const { calculator } = content.page('inicio');
  const own = new Map(pageNames.flatMap((name) => messagesIn(content.page(name))));
  own.set(calculator.whatsapp.cta, calculator.message);
  const { audit, form } = content.page('landing/auditorias');
  const { supervisor } = audit;
  const chats = wholePages.flatMap((page) =>
    elementsOf(page, 'a[href^="https://wa.me/"]').map((link) => {
      const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
      const id = link.getAttribute('data-cta-id') ?? '';
      const { auditsMessage, message } = whatsapp;
      return {
        id,
        chat: [page.path, id, pathname, searchParams.get('text')],
        // The supervisor's is chosen by the visitor.
        number: id === supervisor.cta ? '' : whatsapp.number,
        message: own.get(id) ?? (page.path === '/landing/auditorias' ? auditsMessage : message),
        page: page.path,
      };
    }),
  );

  for (const { chat, page, id, number, message } of chats) {
    // The calculator's numbers go along.
    const begins = expect.stringMatching(new RegExp(`^${RegExp.escape(message)}`)) as unknown;
    const isLonger = [calculator.whatsapp.cta, form.whatsappCta].includes(id);
    const words = isLonger ? begins : message;
    expect(chat).toEqual([page, id, `/${number}`, words]);
  }
  const ids = new Set(chats.map(({ id }) => id));
  expect([...own.keys(), whatsapp.cta, whatsapp.pictureCta].filter((id) => !ids.has(id))).toEqual(
    [],
  );
});

test('the telephone is dialled as it is written, in the footer and on the contact page', () => {
  for (const page of [home, pageAt(routes.contacto.path)]) {
    const calls = elementsOf(page, 'a[href^="tel:"]').map(nameOf);

    expect(new Set(calls)).toEqual(new Set([phone.display]));
    expect(elementsOf(page, `#pie a[href="tel:${phone.number}"]`)).toHaveLength(1);
  }
});

test('each code on /app is that of the store that stands under it', () => {
  const codes = elementsOf(pageAt(routes.app.path), 'figure:has([role="img"] > svg path)').filter(
    (figure) => figure.querySelector('figcaption'),
  );
  const drawn = codes.map((code) => ({
    squares: [
      ...(code.querySelector('svg path:last-of-type')?.getAttribute('d') ?? '').matchAll(
        /M(\d+) (\d+)\.5h(\d+)/g,
      ),
    ].flatMap(([, x, y, width]) =>
      Array.from({ length: Number(width) }, (_, index) => `${Number(x) + index},${y}`),
    ),
    store: wordsOf(code.querySelector('figcaption')),
    name: code.querySelector('[role="img"]')?.getAttribute('aria-label'),
  }));
  const { codes: names } = content.page('app').app;
  /** The dark squares, row by row, as «column,row». */
  const squaresOf = (address: string) =>
    encode(address, { border: 1 }).data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])),
    );

  expect(drawn).toEqual([
    { squares: squaresOf(stores.googlePlay.href), store: 'Google Play', name: names.googlePlay },
    { squares: squaresOf(stores.appStore.href), store: 'App Store', name: names.appStore },
  ]);
});

test.each<[name: string, page: SitePage, strip: string]>([
  ['the home page', home, '#Empresas'],
  ...(['soluciones', 'para-quien', 'app', 'landing/auditorias'] as const).map(
    (name): [string, SitePage, string] => [
      name,
      pageAt(routes[name].path),
      '[aria-labelledby="cifras-titulo"]',
    ],
  ),
])('the strip of figures of %s has each number with what it counts', (_name, page, strip) => {
  const told = elementsOf(page, `${strip} dl > div`).map((figure) => [
    wordsOf(figure.querySelector('dd')),
    wordsOf(figure.querySelector('dt')),
  ]);

  expect(told).toEqual(figures.map(({ principal, secundario }) => [principal, secundario]));
});

test('the strip of clients shows every logo once for screen readers, each by its name, and all in its second lap', () => {
  const logos = elementsOf(home, '#Empresas li:not([aria-hidden="true"]) img');
  const secondLap = elementsOf(home, '#Empresas li[aria-hidden="true"] img');
  const fileOf = (logo: Element) => logo.getAttribute('src');

  expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(
    site.clients.logos.map(({ name }) => name),
  );
  expect(new Set(logos.map(fileOf)).size).toBe(logos.length);
  expect(secondLap.map(fileOf)).toEqual(logos.map(fileOf));
});

test('#Inicio is the banner whose title the specification gives', () => {
  const [banner] = elementsOf(home, '#Inicio');

  expect(wordsOf(banner?.querySelector('h2'))).toBe('Descubre cómo Lineo puede ayudarte');
  expect(banner?.querySelector('[data-cta-id="banner-demo"]')).not.toBeNull();
});

test('each solution has its own words, points and screen under its address', () => {
  const { cards } = content.page('soluciones').solutions;
  const stops = cards.map(({ anchor }) => elementsOf(solutions, `li#${anchor}`)[0]);

  expect(
    stops.map((stop) => ({
      title: wordsOf(stop?.querySelector('h3')),
      icon: iconOf(stop?.querySelector('use')),
      text: wordsOf(
        stop?.querySelector('h3')?.parentElement?.nextElementSibling?.querySelector('p'),
      ),
      points: [...(stop?.querySelectorAll('ul li') ?? [])].map(wordsOf),
      screen: [...(stop?.querySelectorAll('[role="img"]') ?? [])]
        .at(-1)
        ?.getAttribute('aria-label'),
    })),
  ).toEqual(
    cards.map(({ title, icon, description, points, screen }) => ({
      title,
      icon,
      text: fillIn(description),
      points: points.map(fillIn),
      screen: `${fillIn(network[screen].labels.picture)} ${network.caption}.`,
    })),
  );
});

test('the comparison has what is done today and with Lineo beside its own area', () => {
  const { title, area, today, lineo, rows } = content.page('soluciones').comparison;
  const [table] = elementsOf(solutions, 'table[aria-labelledby="comparacion"]');
  const read = [...(table?.querySelectorAll('tr') ?? [])].map((line) =>
    [...line.querySelectorAll('th, td')].map(wordsOf),
  );

  expect(wordsOf(elementsOf(solutions, '#comparacion')[0])).toBe(title);
  expect(read).toEqual([
    [area, today, lineo],
    ...rows.map((each) => [each.area, each.today, each.lineo]),
  ]);
  // A cross has two strokes, a tick one.
  const strokes = [...(table?.querySelectorAll('td svg path') ?? [])].map(
    (mark) => mark.getAttribute('d')?.match(/m/gi)?.length,
  );
  expect(strokes).toEqual(rows.flatMap(() => [2, 1]));
});

test('who can’t see the mark on an evidence photo is told whether what it shows is as it should be', () => {
  const { labels, photos } = network.evidence;
  const told = wholePages
    .flatMap((page) => elementsOf(page, 'figure:not([aria-hidden="true"]) img[alt]'))
    .flatMap((picture) => {
      const photo = photos.find(({ alt }) => alt === picture.getAttribute('alt'));
      const caption = wordsOf(picture.closest('figure')?.querySelector('figcaption'));
      return photo ? [{ caption, verdict: labels[photo.verdict] }] : [];
    });

  expect(new Set(told.map(({ verdict }) => verdict)).size).toBe(2);
  expect(told.filter(({ caption, verdict }) => !caption.startsWith(`${verdict}. `))).toEqual([]);
});

test('/registro is empty but for its name (§2)', () => {
  const parts = elementsOf(pageAt(routes.registro.path), 'main *');

  expect(
    parts.filter(({ children }) => children.length === 0).map(({ tagName }) => tagName),
  ).toEqual(['H1']);
});
