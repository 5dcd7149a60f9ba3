import { describe, expect, test } from 'vitest';
import { FEED_PATH } from '#lib/paths.ts';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import {
  canonicalRoutes,
  elementsOf,
  files,
  pageAt,
  parseHtml,
  parseXml,
  publishedArticles,
  readBytes,
  readText,
  wholePages,
  type SitePage,
} from '#tests/support/site.ts';
import { normalise, stringsIn, textsOf } from '#tests/support/words.ts';

const { url, brand, footer, phone, stores, video } = content.site();
const home = routes.inicio.path;
const whole = (path: string) => `${url}${path}`;

const textsIn = (parent: Document | Element, name: string): string[] =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent);

const listed = canonicalRoutes.filter(({ isIndexable }) => isIndexable).map(({ path }) => path);
const listedPages = listed.map(pageAt);
const articlePaths = publishedArticles.map(({ id }) => `/${id}`);

test('sitemap.xml has every page that may be listed, once, with the date of its content', () => {
  const entries = [...parseXml('sitemap.xml').getElementsByTagName('url')];
  const dates = new Map(
    publishedArticles.map(({ id, fecha, actualizado }) => [`/${id}`, actualizado ?? fecha]),
  );
  // The list of the blog changes with each article.
  dates.set(routes.blogs.path, [...dates.values()].sort().at(-1) ?? '');

  expect(entries.map((entry) => textsIn(entry, 'loc')).sort()).toEqual(
    listed.map((path) => [whole(path)]).sort(),
  );
  for (const path of [home, routes.blogs.path, ...articlePaths]) {
    const entry = entries.find((one) => textsIn(one, 'loc')[0] === whole(path));
    expect(entry && textsIn(entry, 'lastmod')[0], path).toBe(dates.get(path));
  }
});

test('llms.txt says what the brand is and lists the same pages', () => {
  const addresses = [...readText('llms.txt').matchAll(/^- \[.+\]\((\S+)\)$/gm)];

  expect(addresses.map(([, address]) => address).sort()).toEqual(listed.map(whole).sort());
  expect(readText('llms.txt')).toContain(`# ${brand.name}\n\n> ${brand.description}\n`);
});

test('robots.txt names the sitemap and lets robots read the pages that say noindex', () => {
  expect(readText('robots.txt')).toContain(`\nSitemap: ${whole('/sitemap.xml')}\n`);
  expect(readText('robots.txt')).not.toMatch(/^Disallow:\s*\//m);
});

test('drafts and scheduled articles are in no published file', () => {
  const hidden =
    /Un borrador bien guardado|Una nota del año 2099|Una nota que ya no|Nadie lee esto/;
  const names = /borrador|futura|retirada|plano_(azul|verde)/;

  expect(files.filter((file) => names.test(file))).toEqual([]);
  expect(files.filter((file) => hidden.test(readBytes(file).toString()))).toEqual([]);
});

test.each(listedPages)('$path tells networks all that they read, and nothing else', (page) => {
  const tags = elementsOf(page, 'meta[property], meta[name^="twitter:"]').map((meta) => [
    meta.getAttribute('property') ?? meta.getAttribute('name'),
    meta.getAttribute('content'),
  ]);
  const [description] = elementsOf(page, 'meta[name="description"]');
  const article = publishedArticles.find(({ id }) => page.path === `/${id}`);

  expect(tags).toEqual([
    ['og:type', article ? 'article' : 'website'],
    ['og:url', whole(page.path)],
    ['og:title', page.document.title],
    ['og:description', description?.getAttribute('content')],
    ['og:site_name', brand.name],
    ['og:locale', 'es_AR'],
    ['og:image', whole(`/social${page.path}.png`)],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    [
      'og:image:alt',
      expect.stringMatching(new RegExp(`^.+[.?!] ${brand.name}: ${brand.tagline}\\.$`)),
    ],
    ['twitter:card', 'summary_large_image'],
    ...(article ? [['article:published_time', article.fecha]] : []),
    ...(article?.actualizado ? [['article:modified_time', article.actualizado]] : []),
    ...(article?.categorias ?? []).map((category) => ['article:tag', category]),
  ]);
  expect(elementsOf(page, 'link[rel="canonical"]')[0]?.getAttribute('href')).toBe(whole(page.path));
});

test('who can’t see the picture of a shared page hears the title that it shows', () => {
  const [picture] = elementsOf(pageAt('/soluciones'), 'meta[property="og:image:alt"]');
  const [title] = elementsOf(pageAt('/soluciones'), 'h1');

  expect(picture?.getAttribute('content')).toContain(normalise(title?.textContent ?? ''));
});

test('no two pages share a picture', () => {
  const pictures = listedPages.map(({ path }) => readBytes(`social${path}.png`).toString('base64'));

  expect(new Set(pictures).size).toBe(listedPages.length);
});

describe('the feed', () => {
  const items = [...parseXml(FEED_PATH.slice(1)).getElementsByTagName('item')];

  test('is announced on every page', () => {
    const link = `link[type="application/rss+xml"][href="${FEED_PATH}"]`;

    for (const page of wholePages) expect(elementsOf(page, link), page.path).toHaveLength(1);
  });

  test('has the newest articles first, with title, date and summary as written', () => {
    const names = ['link', 'title', 'description', 'pubDate', 'category'];

    expect(items.map((item) => names.map((name) => textsIn(item, name)))).toEqual(
      publishedArticles
        .slice(0, 20)
        .map(({ id, titulo, descripcion, fecha, categorias }) => [
          ...[[whole(`/${id}`)], [titulo], [descripcion]],
          ...[[new Date(`${fecha}T00:00:00-03:00`).toUTCString()], categorias],
        ]),
    );
  });

  test('has the whole text of each article, with absolute addresses', () => {
    for (const item of items) {
      const [path = ''] = textsIn(item, 'link').map((link) => link.replace(url, ''));
      const article = parseHtml(textsIn(item, 'content:encoded').join());
      const chapters = ':is(h2, h3)[id]:not(nav *, section:not([data-footnotes]) *)';
      const written = elementsOf(pageAt(path), `main article ${chapters}`);
      const addresses = [...article.querySelectorAll('[href], [src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      );

      expect([...article.querySelectorAll('h2, h3')].map((title) => title.textContent)).toEqual(
        written.map((title) => title.textContent),
      );
      expect(addresses.filter((address) => !/^(https|mailto|tel):/.test(address))).toEqual([]);
      expect(addresses.filter((address) => address.includes(FEED_PATH))).toEqual([]);
      // A note and the way back from it are on the article's own page.
      const notes = elementsOf(pageAt(path), '[data-footnote-ref], [data-footnote-backref]');
      const withinPage = notes.map((link) => whole(path) + link.getAttribute('href'));
      expect(addresses).toEqual(expect.arrayContaining(withinPage));
    }
  });
});

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const thingsOf = (page: SitePage): Thing[] =>
  elementsOf(page, 'script[type="application/ld+json"]').flatMap(
    ({ textContent }) => (JSON.parse(textContent) as { '@graph': Thing[] })['@graph'],
  );

const thing = (path: string, type: string) =>
  thingsOf(pageAt(path)).find((candidate) => candidate['@type'] === type);

describe('structured data', () => {
  const types: Record<string, string[]> = {
    [home]: ['Organization', 'WebSite', 'VideoObject'],
    [routes.contacto.path]: ['VideoObject', 'FAQPage'],
    [routes.soluciones.path]: ['FAQPage'],
    [routes.app.path]: ['SoftwareApplication'],
    [routes['landing/auditorias'].path]: ['FAQPage'],
    ...Object.fromEntries(articlePaths.map((path) => [path, ['BlogPosting']])),
  };

  test.each(wholePages)('of $path only says what can be read on the page', (page) => {
    const things = thingsOf(page);
    const hasWay = listed.includes(page.path) && page.path !== home;
    const texts = [...textsOf(page), brand.name];
    const words = things
      .filter((one) => one['@type'] !== 'BreadcrumbList')
      .flatMap((one) => stringsIn(one, /^(name|headline|description|text)$/));

    expect(things.map((one) => one['@type'])).toEqual([
      ...(types[page.path] ?? []),
      ...(hasWay ? ['BreadcrumbList'] : []),
    ]);
    expect(words.filter((text) => !texts.includes(normalise(text)))).toEqual([]);
    expect(stringsIn(things, /offers|price|aggregateRating|review/i)).toEqual([]);
  });

  test('has absolute addresses, and those of the site exist', () => {
    const names = /^(@id|url|item|image|logo|thumbnailUrl|embedUrl)$/;
    const own = listedPages
      .flatMap((page) => stringsIn(thingsOf(page), names))
      .filter((address) => new URL(address).origin === url && !address.includes('#'))
      .map((address) => decodeURI(address.slice(url.length + 1)));
    const isThere = (file: string) => files.includes(file) || files.includes(`${file}.html`);

    expect(own.filter((file) => !isThere(file))).toEqual([]);
  });

  test('defines every id that it refers to on the same page', () => {
    for (const page of listedPages) {
      const text = JSON.stringify(thingsOf(page));
      for (const [reference] of text.matchAll(/\{"@id":"[^"]+"\}/g))
        expect(text.replaceAll(reference, ''), page.path).toContain(reference.slice(1, -1));
    }
  });

  test.each(listed.slice(1))('names the breadcrumbs of %s as those pages are titled', (path) => {
    const way = thing(path, 'BreadcrumbList')?.['itemListElement'];
    const steps = way as { position: number; name: string; item?: string }[];

    expect(steps[0]?.item).toBe(whole(home));
    expect(steps.at(-1)?.item).toBeUndefined();
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    for (const { name, item } of steps)
      expect([...textsOf(pageAt(item?.replace(url, '') ?? path)), brand.name]).toContain(name);
  });

  test('has the channels of the brand, and the stores of the app', () => {
    expect(thing(home, 'Organization')).toMatchObject({
      telephone: phone.number,
      sameAs: footer.social.map(({ href }) => href),
    });
    expect(thing(routes.app.path, 'SoftwareApplication')?.['installUrl']).toEqual([
      stores.googlePlay.href,
      stores.appStore.href,
    ]);
  });

  test('has the dates of each article, as its page shows them, and the video that plays', () => {
    for (const { id, titulo, fecha, actualizado } of publishedArticles) {
      const post = thing(`/${id}`, 'BlogPosting');

      expect(post).toMatchObject({ headline: titulo, datePublished: fecha });
      expect(post?.['dateModified']).toBe(actualizado);
      const shown = elementsOf(pageAt(`/${id}`), 'main article > header time');
      expect(shown.map((time) => time.getAttribute('datetime'))).toEqual(
        [fecha, actualizado].filter(Boolean),
      );
    }
    expect(thing(home, 'VideoObject')).toMatchObject({ embedUrl: video.embed });
  });

  test('has each question of a page with its answer', () => {
    const page = pageAt(routes.soluciones.path);
    const asked = thing(page.path, 'FAQPage')?.['mainEntity'];
    const shown = elementsOf(page, 'details:has(> summary + p)').flatMap((details) => [
      normalise(details.querySelector('summary')?.textContent ?? ''),
      normalise(details.querySelector('p')?.firstChild?.textContent ?? ''),
    ]);

    expect(stringsIn(asked, /^(name|text)$/).map(normalise)).toEqual(shown);
  });
});
