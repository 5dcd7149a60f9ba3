import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  articleRoute,
  checklistRoute,
  notFoundRoute,
  routeNames,
  routes,
  type Route,
} from '#lib/routes.ts';
import { filesOf, pagesOf, type SitePage } from '#tests/support/builtSite.ts';
import { content } from '#tests/support/content.ts';
import { copyProject, type ProjectCopy } from '#tests/support/projectCopy.ts';

/** The build of a whole site; a busy machine takes its time. */
const PATIENCE_MS = 600_000;

/** The content as it is, to be told from what it becomes. */
const before = { site: content.site(), home: content.page('inicio') };

/** What marketing changes, all of it in `src/content`. */
const after = {
  headline: 'Abrí, ordená y sumá locales.',
  menuLabel: 'Qué resuelve',
  menuItem: { label: 'Novedades', icon: 'blog', href: '/landing/auditorias', variant: 'link' },
  removedItem: '/app',
  solution: {
    anchor: 'formacion',
    icon: 'person',
    title: 'Capacitación',
    description: 'Cada puesto con su recorrido y su evaluación.',
    points: ['Un recorrido por puesto'],
    moment: 'Enseñar',
    screen: 'tasks',
  },
  logo: {
    name: 'Panadería del Sur',
    file: 'panaderia-del-sur.svg',
    drawing: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 91 31" width="91" height="31"/>',
  },
  figure: '+5200',
  phone: { number: '+543514120777', display: '(351) 412-0777' },
  whatsapp: { number: '5493514120777', message: 'Hola, vi la web & quiero una demo' },
  store: 'https://play.google.com/store/apps/details?id=ar.com.lineo',
  scheduler: 'https://meetings-eu1.hubspot.com/lineo/demo?embed=true',
  formId: '3f2c9a64-5b1d-4e8a-9c70-1d2e3f4a5b6c',
  video: { embed: 'https://player.vimeo.com/video/76979871', watch: 'https://vimeo.com/76979871' },
  social: 'https://www.instagram.com/lineo.redes/',
  seoTitle: 'Para redes que crecen | Lineo',
  banner: 'Mostranos tu red y te mostramos Lineo.',
} as const;

let copy: ProjectCopy;
let pages: SitePage[];

async function applyChanges(): Promise<void> {
  await copy.edit('site.yaml', (site) => {
    site.setIn(['navigation', 'items', 0, 'label'], after.menuLabel);
    const removed = before.site.navigation.items.findIndex(
      ({ href }) => href === after.removedItem,
    );
    site.deleteIn(['navigation', 'items', removed]);
    site.addIn(['navigation', 'items'], site.createNode(after.menuItem));
    site.setIn(['clients', 'logos', 0, 'name'], after.logo.name);
    site.setIn(['clients', 'logos', 0, 'file'], after.logo.file);
    site.setIn(['figures', 0, 'principal'], after.figure);
    site.setIn(['phone', 'number'], after.phone.number);
    site.setIn(['phone', 'display'], after.phone.display);
    site.setIn(['whatsapp', 'number'], after.whatsapp.number);
    site.setIn(['whatsapp', 'message'], after.whatsapp.message);
    site.setIn(['stores', 'googlePlay', 'href'], after.store);
    site.setIn(['scheduler', 'url'], after.scheduler);
    site.setIn(['leadForm', 'formId'], after.formId);
    site.setIn(['video', 'url'], after.video.watch);
    site.setIn(['footer', 'social', 0, 'href'], after.social);
  });
  await copy.edit('pages/inicio.yaml', (home) => {
    home.setIn(['hero', 'title'], after.headline);
    home.setIn(['banner', 'text'], after.banner);
  });
  await copy.edit('pages/soluciones.yaml', (solutions) => {
    solutions.addIn(['solutions', 'cards'], solutions.createNode(after.solution));
  });
  await copy.edit('pages/para-quien.yaml', (page) => {
    page.setIn(['seo', 'title'], after.seoTitle);
  });
  await copy.write(`logos/${after.logo.file}`, after.logo.drawing);
}

beforeAll(async () => {
  copy = await copyProject();
  await applyChanges();
  const { code, complained } = await copy.run('build');
  expect(complained).toBe('');
  expect(code).toBe(0);
  pages = pagesOf(join(copy.root, 'dist'));
}, PATIENCE_MS);
afterAll(() => copy.dispose());

const addresses = ({ path, aliases }: Route) => [path, ...aliases];
const everyRoute: Route[] = [
  ...routeNames.map((name) => routes[name]),
  ...content.articles().map(({ id }) => articleRoute(id)),
  ...content.checklists().map(checklistRoute),
  notFoundRoute,
];
const home = [...addresses(routes.inicio), notFoundRoute.path].sort();
const withChrome = everyRoute
  .filter(({ hasChrome }) => hasChrome)
  .flatMap(addresses)
  .sort();

/** The addresses of the pages whose HTML has `words`. */
const pagesWith = (words: string) =>
  pages
    .filter(
      ({ html, document }) => html.includes(words) || document.body.textContent.includes(words),
    )
    .map(({ path }) => path)
    .sort();
const pageAt = (path: string): SitePage => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The copy has no page at ${path}.`);
  return page;
};
const elementsAt = (path: string, selector: string) => [
  ...pageAt(path).document.querySelectorAll(selector),
];
const policyAt = (path: string) =>
  elementsAt(path, 'meta[http-equiv="content-security-policy"]')[0]?.getAttribute('content') ?? '';
const menuOf = (path: string) =>
  elementsAt(path, 'nav a').map((link) => ({
    href: link.getAttribute('href'),
    label: link.textContent.trim(),
  }));

/** The files of the copy's built site, pages and data alike, that still have `words`. */
async function filesWith(words: string): Promise<string[]> {
  const dist = join(copy.root, 'dist');
  const files = filesOf(dist).filter((file) => !/\.(png|woff2?)$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  return files.filter((_file, index) => texts[index]?.includes(words));
}

describe('without touching code, marketing changes', () => {
  test('the hero’s headline', () => {
    for (const path of home) {
      expect(elementsAt(path, 'h1').map((title) => title.textContent.trim())).toEqual([
        after.headline,
      ]);
    }
    // The redirect of «/» says it too, to whoever it can't take along.
    expect(pagesWith(after.headline)).toEqual(['/', ...home].sort());
    expect(pagesWith(before.home.hero.title)).toEqual([]);
  });

  test('a menu item’s label', () => {
    const [item] = before.site.navigation.items;
    for (const path of withChrome) {
      const labels = menuOf(path).filter(({ href }) => href === item?.href);
      expect(new Set(labels.map(({ label }) => label)), path).toEqual(new Set([after.menuLabel]));
    }
    expect(pagesWith(after.menuLabel)).toEqual(withChrome);
  });

  test('the menu, by one more item', () => {
    for (const path of withChrome) {
      expect(menuOf(path), path).toContainEqual({
        href: after.menuItem.href,
        label: after.menuItem.label,
      });
    }
    expect(pagesWith(after.menuItem.label)).toEqual(withChrome);
  });

  test('the menu, by one item less', () => {
    for (const path of withChrome) {
      const hrefs = menuOf(path).map(({ href }) => href);
      expect(hrefs, path).not.toContain(after.removedItem);
      expect(hrefs, path).toContain('/blogs');
    }
    expect(elementsAt(after.removedItem, 'h1')).toHaveLength(1);
  });

  test('the solutions, by a seventh', () => {
    const soluciones = addresses(routes.soluciones).sort();
    const titles = elementsAt(routes.soluciones.path, 'main h3, main h2').map((title) =>
      title.textContent.trim(),
    );

    const cards = content.page('soluciones').solutions.cards.map(({ title }) => title);
    expect(titles.filter((title) => [...cards, after.solution.title].includes(title))).toEqual([
      ...cards,
      after.solution.title,
    ]);
    for (const words of [
      after.solution.description,
      after.solution.points[0],
      after.solution.moment,
    ]) {
      expect(pagesWith(words)).toEqual(soluciones);
    }
  });

  test('a client’s logo', async () => {
    const [old] = before.site.clients.logos;
    for (const path of home) {
      const [picture] = elementsAt(path, `img[alt="${after.logo.name}"]`);
      const drawing = join(copy.root, 'dist', picture?.getAttribute('src') ?? '');
      expect(await readFile(drawing, 'utf8')).toBe(after.logo.drawing);
      expect(picture?.getAttribute('width')).toBe('91');
    }
    expect(pagesWith(after.logo.name)).toEqual(home);
    expect(await filesWith(old?.name ?? '')).toEqual([]);
  });

  test('a figure', () => {
    const [old] = before.site.figures;
    const shown = [...home, ...addresses(routes.soluciones)].sort();

    expect(pagesWith(after.figure)).toEqual(shown);
    expect(pagesWith(`>${old?.principal}<`)).toEqual([]);
  });

  test('the telephone', async () => {
    for (const path of withChrome) {
      const [link] = elementsAt(path, `footer a[href="tel:${after.phone.number}"]`);
      expect(link?.textContent.trim(), path).toBe(after.phone.display);
    }
    expect(pagesWith(after.phone.number)).toEqual(withChrome);
    expect(await filesWith(before.site.phone.number)).toEqual([]);
    expect(await filesWith(before.site.phone.display)).toEqual([]);
  });

  test('the WhatsApp number and its message', async () => {
    const chat = `https://wa.me/${after.whatsapp.number}?text=${encodeURIComponent(after.whatsapp.message)}`;
    const chats = (path: string) =>
      elementsAt(path, 'a[href*="wa.me"]').map((link) => link.getAttribute('href'));

    for (const path of withChrome) {
      // The audits landing has a message of its own.
      const message =
        path === routes['landing/auditorias'].path
          ? before.site.whatsapp.auditsMessage
          : after.whatsapp.message;
      expect(chats(path), path).toContain(
        `https://wa.me/${after.whatsapp.number}?text=${encodeURIComponent(message)}`,
      );
    }
    expect(chats(routes.inicio.path)).toContain(chat);
    expect(await filesWith(`wa.me/${before.site.whatsapp.number}`)).toEqual([]);
    expect(await filesWith(encodeURIComponent(before.site.whatsapp.message))).toEqual([]);
  });

  test('a store’s link', async () => {
    const badges = elementsAt(routes.app.path, `main a[href="${after.store}"]`);

    expect(badges.length).toBeGreaterThan(0);
    expect(pagesWith(after.store)).toEqual(pagesWith('https://apps.apple.com/'));
    expect(await filesWith(before.site.stores.googlePlay.href)).toEqual([]);
  });

  test('the scheduler, for one in another region; its policy and accepted origin follow', async () => {
    const [island] = elementsAt(routes.contacto.path, 'astro-island[component-url*="Booking"]');
    const policy = policyAt(routes.contacto.path);

    expect(island?.getAttribute('props')).toContain(after.scheduler);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/meetings-eu1\.hubspot\.com/);
    expect(policy).not.toContain(new URL(before.site.scheduler.url).origin);
    expect(await filesWith(new URL(before.site.scheduler.url).origin)).toEqual([]);
    expect(pagesWith('meetings-eu1.hubspot.com')).toEqual([routes.contacto.path]);
  });

  test('the lead form', async () => {
    const [frame] = elementsAt(routes['landing/auditorias'].path, '[data-form-id]');

    expect(frame?.getAttribute('data-form-id')).toBe(after.formId);
    expect(await filesWith(before.site.leadForm.formId)).toEqual([]);
    expect(pagesWith(after.formId)).toEqual([routes['landing/auditorias'].path]);
  });

  test('the video, for one at another service; its policy follows', async () => {
    const others = content
      .articles()
      .map(({ id }) => articleRoute(id).path)
      .filter((path) => elementsAt(path, '[data-video-play]').length > 0);
    const shown = [...home, routes.contacto.path].sort();
    for (const path of shown) {
      expect(elementsAt(path, '[data-video-play]')[0]?.getAttribute('href')).toBe(
        after.video.watch,
      );
      expect(pageAt(path).html).toContain(`src="${after.video.embed}?`);
      expect(policyAt(path)).toMatch(/frame-src [^;]*https:\/\/player\.vimeo\.com/);
    }
    // An article's video is its own.
    expect(pagesWith('player.vimeo.com')).toEqual([...shown, ...others].sort());
    const written = content.articles().map(({ id }) => id);
    const isOfArticles = (file: string) =>
      file === 'rss.xml' || written.some((id) => file.includes(id));
    expect((await filesWith('youtube')).filter((file) => !isOfArticles(file))).toEqual([]);
  });

  test('a social network’s link', async () => {
    const [network] = before.site.footer.social;
    for (const path of withChrome) {
      const [link] = elementsAt(path, `footer a[href="${after.social}"]`);
      expect(link?.getAttribute('aria-label'), path).toBe(network?.label);
    }
    expect(pagesWith(after.social)).toEqual(withChrome);
    expect(await filesWith(network?.href ?? '')).toEqual([]);
  });

  test('the title that a search engine shows', () => {
    const { path } = routes['para-quien'];

    expect(pageAt(path).document.title).toBe(after.seoTitle);
    expect(
      elementsAt(path, 'meta[property="og:title"]').map((meta) => meta.getAttribute('content')),
    ).toEqual([after.seoTitle]);
    expect(pagesWith(after.seoTitle)).toEqual([path]);
  });

  test('a banner’s text', () => {
    expect(pagesWith(after.banner)).toEqual(home);
    expect(pagesWith(before.home.banner.text)).toEqual([]);
  });
});
