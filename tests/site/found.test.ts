import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { FEED_PATH } from '#lib/paths.ts';
import { errorRoute, notFoundRoute, routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import {
  canonicalRoutes,
  elementsOf,
  files,
  pageAt,
  parseHtml,
  publishedArticles,
  readBytes,
  readText,
  wholePages,
} from '#tests/support/site.ts';
import { normalise, saidBy } from '#tests/support/words.ts';

const { url, brand, video } = content.site();
const home = routes.inicio.path;
const whole = (path: string) => `${url}${path}`;

/** An XML file as a document. @throws when it is not well formed. */
const parse = (file: string) =>
  new JSDOM(readText(file), { contentType: 'application/xml' }).window.document;

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
  for (const { id, fecha, actualizado } of publishedArticles)
    expect(dates.get(whole(`/${id}`))).toBe(actualizado ?? fecha);
  expect(dates.get(whole(home))).toBeUndefined();
});

test('llms.txt lists the same pages, behind what the brand is', () => {
  const addresses = [...readText('llms.txt').matchAll(/^- \[.+\]\((\S+)\)$/gm)];

  expect(addresses.map(([, address]) => address).sort()).toEqual(listed.map(whole).sort());
  expect(readText('llms.txt')).toContain(`# ${brand.name}\n\n> ${brand.description}\n`);
});

test('robots.txt names the sitemap and hides nothing that has to say noindex by itself', () => {
  expect(readText('robots.txt')).toContain(`\nSitemap: ${whole('/sitemap.xml')}\n`);
  expect(readText('robots.txt')).not.toMatch(/^Disallow:\s*\//m);
});

test('what nobody may read yet leaves no trace in any file', () => {
  const hidden =
    /Un borrador bien guardado|Una nota del año 2099|Una nota que ya no|Nadie lee esto/;
  const names = /borrador|futura|retirada|plano_(azul|verde)/;

  expect(files.filter((file) => names.test(file))).toEqual([]);
  expect(files.filter((file) => hidden.test(readBytes(file).toString()))).toEqual([]);
});

test.each(listed)('%s tells networks its own title, description and picture', (path) => {
  const page = pageAt(path);
  const metaOf = (name: string) =>
    elementsOf(page, `meta[property="${name}"], meta[name="${name}"]`).map((meta) =>
      meta.getAttribute('content'),
    );

  expect(metaOf('og:title')).toEqual([page.document.title]);
  expect(metaOf('og:description')).toEqual(metaOf('description'));
  expect(metaOf('og:image')).toEqual([whole(`/social${path}.png`)]);
  expect(metaOf('og:type')).toEqual([
    publishedArticles.some(({ id }) => path === `/${id}`) ? 'article' : 'website',
  ]);
  expect(metaOf('og:locale')).toEqual(['es_AR']);
  expect(metaOf('twitter:card')).toEqual(['summary_large_image']);
  expect(files).toContain(`social${path}.png`);
});

describe('the feed', () => {
  const items = [...parse(FEED_PATH.slice(1)).getElementsByTagName('item')];

  test('is named by every page', () => {
    for (const page of wholePages) {
      const [link, ...others] = elementsOf(page, 'link[type="application/rss+xml"]');

      expect([link?.getAttribute('href'), others]).toEqual([FEED_PATH, []]);
    }
  });

  test('has the newest articles, newest first, as their files tell them', () => {
    const names = ['link', 'title', 'description', 'pubDate', 'category'];

    expect(items.map((item) => names.map((name) => textsIn(item, name)))).toEqual(
      publishedArticles
        .slice(0, 20)
        .map(({ id, titulo, descripcion, fecha, categorias }) => [
          ...[[whole(`/${id}`)], [titulo], [descripcion]],
          ...[[new Date(fecha).toUTCString()], categorias],
        ]),
    );
  });

  test('carries all chapters of each article, with whole addresses', () => {
    for (const item of items) {
      const [path = ''] = textsIn(item, 'link').map((link) => link.replace(url, ''));
      const [html = ''] = textsIn(item, 'content:encoded');
      const article = parseHtml(html);
      const written = elementsOf(
        pageAt(path),
        'main article :is(h2, h3)[id]:not(nav *, section:not([data-footnotes]) *)',
      );
      const addresses = [...article.querySelectorAll('[href], [src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      );

      expect([...article.querySelectorAll('h2, h3')].map((title) => title.textContent)).toEqual(
        written.map((title) => title.textContent),
      );
      expect(addresses.filter((address) => !/^(https|mailto|tel):/.test(address))).toEqual([]);
    }
  });
});

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** The graph of a page's structured data. */
const thingsOf = (path: string): Thing[] =>
  elementsOf(pageAt(path), 'script[type="application/ld+json"]').flatMap(
    ({ textContent }) => (JSON.parse(textContent) as { '@graph': Thing[] })['@graph'],
  );

const thing = (path: string, type: string) =>
  thingsOf(path).find((candidate) => candidate['@type'] === type);

/** Every property in some data, at any depth. */
const propertiesOf = (data: unknown): [string, unknown][] =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).flatMap(([name, value]) => [[name, value], ...propertiesOf(value)])
    : [];

const textsOf = (data: unknown, names: RegExp) =>
  propertiesOf(data).flatMap(([name, value]) =>
    names.test(name) && typeof value === 'string' ? [normalise(value)] : [],
  );

describe('structured data', () => {
  const types: Record<string, string[]> = {
    [home]: ['Organization', 'WebSite', 'VideoObject'],
    [routes.contacto.path]: ['VideoObject', 'FAQPage'],
    [routes.soluciones.path]: ['FAQPage'],
    [routes.app.path]: ['SoftwareApplication'],
    [routes['landing/auditorias'].path]: ['FAQPage'],
    ...Object.fromEntries(publishedArticles.map(({ id }) => [`/${id}`, ['BlogPosting']])),
  };

  test.each(listed)('of %s is about what can be seen there', (path) => {
    const things = thingsOf(path);
    const way = path === home ? [] : ['BreadcrumbList'];
    const said = [...saidBy(pageAt(path)), brand.name];
    const words = things
      .filter((one) => one['@type'] !== 'BreadcrumbList')
      .flatMap((one) => textsOf(one, /^(name|headline|description|text)$/));
    const names = propertiesOf(things).map(([name]) => name);

    expect(things.map((one) => one['@type'])).toEqual([...(types[path] ?? []), ...way]);
    expect(words.filter((text) => !said.includes(text))).toEqual([]);
    expect(names.filter((name) => /offers|price|aggregateRating|review/i.test(name))).toEqual([]);
  });

  test.each(listed)('of %s gives whole addresses, those of the site being there', (path) => {
    const addresses = textsOf(thingsOf(path), /^(@id|url|item|image|logo|thumbnailUrl|embedUrl)$/);
    const own = addresses
      .map((address) => new URL(address))
      .filter(({ origin, hash }) => origin === url && !hash)
      .map(({ pathname }) => decodeURI(pathname.slice(1)));

    expect(own.filter((file) => !files.includes(file) && !files.includes(`${file}.html`))).toEqual(
      [],
    );
  });

  test.each(listed.filter((path) => path !== home))(
    'calls each page on the way to %s as that page calls itself, from home on',
    (path) => {
      const steps = thing(path, 'BreadcrumbList')?.['itemListElement'] as {
        name: string;
        item?: string;
      }[];

      expect(steps[0]?.item).toBe(whole(home));
      expect(steps.at(-1)?.item).toBeUndefined();
      for (const { name, item } of steps)
        expect([...saidBy(pageAt(item?.replace(url, '') ?? path)), brand.name]).toContain(name);
    },
  );

  test('has the dates of each article, and the video that plays', () => {
    for (const { id, titulo, fecha, actualizado } of publishedArticles) {
      const post = thing(`/${id}`, 'BlogPosting');

      expect(post).toMatchObject({ headline: titulo, datePublished: fecha });
      expect(post?.['dateModified']).toBe(actualizado);
    }
    expect(thing(home, 'VideoObject')).toMatchObject({ embedUrl: video.embed });
  });

  test('has each question of a page with its own answer', () => {
    const page = pageAt(routes.soluciones.path);
    const asked = thing(page.path, 'FAQPage')?.['mainEntity'];
    const shown = elementsOf(page, 'details:has(> summary + p)').flatMap((details) => [
      normalise(details.querySelector('summary')?.textContent ?? ''),
      normalise(details.querySelector('p')?.firstChild?.textContent ?? ''),
    ]);

    expect(textsOf(asked, /^(name|text)$/)).toEqual(shown);
  });

  test('stands on no page that nobody should list', () => {
    const hidden = [notFoundRoute, errorRoute, routes.UnBlog, routes.registro];

    expect(hidden.flatMap(({ path }) => thingsOf(path))).toEqual([]);
  });
});
