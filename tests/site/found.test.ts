import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { absolute, FEED_PATH } from '#lib/paths.ts';
import { errorRoute, notFoundRoute, routes } from '#lib/routes.ts';
import { parseHtml } from '#tests/support/builtSite.ts';
import { content } from '#tests/support/content.ts';
import {
  canonicalRoutes,
  elementsOf,
  files,
  pageAt,
  publishedArticles,
  readBytes,
  wholePages,
  type SitePage,
} from '#tests/support/site.ts';
import { normalise, saidBy } from '#tests/support/words.ts';

const { url, brand, video } = content.site();
const textOf = (file: string) => readBytes(file.replace(/^\//, '')).toString('utf8');
const whole = (path: string) => absolute(url, path);

/** An XML file as a document. @throws when it is not well formed. */
const parse = (file: string) =>
  new JSDOM(textOf(file), { contentType: 'application/xml' }).window.document;

/** The text of each element of that name. */
const textsIn = (parent: Document | Element, name: string): string[] =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent);

const listed = canonicalRoutes.filter(({ isIndexable }) => isIndexable).map(({ path }) => path);

test('sitemap.xml has every page that may be listed, once, with the date of its content', () => {
  const sitemap = parse('sitemap.xml');
  const dates = new Map(
    [...sitemap.getElementsByTagName('url')].map((entry) => [
      textsIn(entry, 'loc')[0],
      textsIn(entry, 'lastmod')[0],
    ]),
  );

  expect(textsIn(sitemap, 'loc').sort()).toEqual(listed.map(whole).sort());
  for (const { id, fecha, actualizado } of publishedArticles) {
    expect(dates.get(whole(`/${id}`))).toBe(actualizado ?? fecha);
  }
  expect(dates.get(whole(routes.inicio.path))).toBeUndefined();
});

test('llms.txt lists the same pages', () => {
  const addresses = [...textOf('llms.txt').matchAll(/^- \[.+\]\((\S+)\)$/gm)];

  expect(addresses.map(([, address]) => address).sort()).toEqual(listed.map(whole).sort());
  expect(textOf('llms.txt')).toContain(`# ${brand.name}\n\n> ${brand.description}\n`);
});

test('robots.txt names the sitemap and hides nothing that has to say noindex by itself', () => {
  expect(textOf('robots.txt')).toContain(`\nSitemap: ${whole('/sitemap.xml')}\n`);
  expect(textOf('robots.txt')).not.toMatch(/^Disallow:\s*\//m);
});

test('what nobody may read yet leaves no trace in any file', () => {
  const hidden =
    /Un borrador bien guardado|Una nota del año 2099|Una nota que ya no|Nadie lee esto/;
  const names = /borrador|futura|retirada|plano_(azul|verde)/;

  expect(files.filter((file) => names.test(file))).toEqual([]);
  expect(files.filter((file) => hidden.test(readBytes(file).toString()))).toEqual([]);
});

describe('the feed', () => {
  const items = [...parse(FEED_PATH).getElementsByTagName('item')];
  const newest = publishedArticles.slice(0, 20);

  test('is found from every page', () => {
    for (const page of wholePages) {
      const links = elementsOf(page, 'link[type="application/rss+xml"]');

      expect(links.map((link) => link.getAttribute('href'))).toEqual([FEED_PATH]);
    }
  });

  test('has the newest articles, newest first, as their files tell them', () => {
    expect(
      items.map((item) => ({
        link: textsIn(item, 'link'),
        title: textsIn(item, 'title'),
        description: textsIn(item, 'description'),
        days: textsIn(item, 'pubDate').map((date) => new Date(date).toISOString().slice(0, 10)),
        categories: textsIn(item, 'category'),
      })),
    ).toEqual(
      newest.map(({ id, titulo, descripcion, fecha, categorias }) => ({
        link: [whole(`/${id}`)],
        title: [titulo],
        description: [descripcion],
        days: [fecha],
        categories: categorias,
      })),
    );
  });

  test.each(newest.map(({ id }, index) => [id, index] as const))(
    'carries all of %s, with whole addresses and no code',
    (id, index) => {
      const [html = ''] = items[index] ? textsIn(items[index], 'content:encoded') : [];
      const carried = parseHtml(html);
      const titles = elementsOf(pageAt(`/${id}`), 'main article :is(h2, h3)[id]:not(nav *)').filter(
        (title) => !title.closest('section:not([data-footnotes])'),
      );
      const addresses = [...carried.querySelectorAll('[href], [src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      );

      expect([...carried.querySelectorAll('h2, h3')].map((title) => title.textContent)).toEqual(
        titles.map((title) => title.textContent),
      );
      expect(addresses.filter((address) => !/^(https|mailto|tel):/.test(address))).toEqual([]);
      expect(html).not.toMatch(/<(script|style|iframe|template)|\sclass=|\son[a-z]+=/i);
    },
  );
});

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** What a page tells machines: its graph. */
const thingsOf = (page: SitePage): Thing[] =>
  elementsOf(page, 'script[type="application/ld+json"]').flatMap(
    ({ textContent }) => (JSON.parse(textContent) as { '@graph': Thing[] })['@graph'],
  );

const thing = (path: string, type: string) =>
  thingsOf(pageAt(path)).find((candidate) => candidate['@type'] === type);

/** Every object in some data, at any depth. */
const objectsIn = (data: unknown): Record<string, unknown>[] =>
  typeof data === 'object' && data !== null
    ? [data as Record<string, unknown>, ...Object.values(data).flatMap(objectsIn)]
    : [];

const valuesOf = (data: unknown, ...names: string[]) =>
  objectsIn(data).flatMap((object) =>
    names.flatMap((name) => (typeof object[name] === 'string' ? [object[name]] : [])),
  );

describe('structured data', () => {
  const types: Record<string, string[]> = {
    [routes.inicio.path]: ['Organization', 'WebSite', 'VideoObject'],
    [routes.contacto.path]: ['VideoObject', 'FAQPage'],
    [routes.soluciones.path]: ['FAQPage'],
    [routes.app.path]: ['SoftwareApplication'],
    [routes['landing/auditorias'].path]: ['FAQPage'],
    ...Object.fromEntries(publishedArticles.map(({ id }) => [`/${id}`, ['BlogPosting']])),
  };

  test.each(listed)('of %s is about what can be seen there', (path) => {
    const page = pageAt(path);
    const things = thingsOf(page);
    const way = path === routes.inicio.path ? [] : ['BreadcrumbList'];
    const about = things.filter((one) => one['@type'] !== 'BreadcrumbList');
    const said = new Set([...saidBy(page), brand.name]);
    const nodes = objectsIn(things);
    const ids = nodes.filter((node) => node['@type']).map((node) => node['@id']);

    expect(things.map((one) => one['@type'])).toEqual([...(types[path] ?? []), ...way]);
    expect(
      valuesOf(about, 'name', 'headline', 'description', 'text').filter(
        (words) => !said.has(normalise(words)),
      ),
    ).toEqual([]);
    expect(nodes.filter((node) => node['@id'] && !ids.includes(node['@id']))).toEqual([]);
    expect(nodes.flatMap(Object.keys).join(' ')).not.toMatch(
      /offers|price|aggregateRating|review/i,
    );
  });

  test.each(listed)('of %s gives whole addresses, those of the site being there', (path) => {
    const names = ['@id', 'url', 'item', 'image', 'logo', 'thumbnailUrl', 'embedUrl'];
    for (const address of valuesOf(thingsOf(pageAt(path)), ...names)) {
      const { origin, pathname, hash } = new URL(address);
      if (origin !== url || hash) continue;
      const file = decodeURI(pathname.slice(1));
      expect(files.includes(file) || files.includes(`${file}.html`), address).toBe(true);
    }
  });

  test.each(listed.filter((path) => path !== routes.inicio.path))(
    'calls each page on the way to %s as that page calls itself, from home on',
    (path) => {
      const { itemListElement: steps } = thing(path, 'BreadcrumbList') as unknown as {
        itemListElement: { name: string; item?: string }[];
      };

      expect(steps[0]?.item).toBe(whole(routes.inicio.path));
      expect(steps.at(-1)?.item).toBeUndefined();
      for (const { name, item } of steps) {
        expect([...saidBy(pageAt(item?.replace(url, '') ?? path)), brand.name]).toContain(name);
      }
    },
  );

  test('has the dates of each article, and the video that plays', () => {
    for (const { id, titulo, fecha, actualizado } of publishedArticles) {
      const post = thing(`/${id}`, 'BlogPosting');

      expect(post).toMatchObject({ headline: titulo, datePublished: fecha });
      expect(post?.['dateModified']).toBe(actualizado);
    }
    expect(thing(routes.inicio.path, 'VideoObject')).toMatchObject({ embedUrl: video.embed });
  });

  test('has each question of a page with its own answer', () => {
    const { mainEntity } = thing(routes.soluciones.path, 'FAQPage') as unknown as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };

    expect(mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      elementsOf(pageAt(routes.soluciones.path), 'details:has(> summary + p)').map((details) => [
        normalise(details.querySelector('summary')?.textContent ?? ''),
        normalise(details.querySelector('p')?.firstChild?.textContent ?? ''),
      ]),
    );
  });

  test('stands on no page that nobody should list', () => {
    const hidden = [notFoundRoute, errorRoute, routes.UnBlog, routes.registro];

    expect(hidden.flatMap(({ path }) => thingsOf(pageAt(path)))).toEqual([]);
  });
});
