import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { FEED_LENGTH, FEED_PATH } from '#lib/feed.ts';
import { errorRoute, notFoundRoute, routes } from '#lib/routes.ts';
import { twinPath } from '#lib/articlePaths.ts';
import { content } from '#tests/support/content.ts';
import {
  canonicalRoutes,
  elementsOf,
  files,
  pageAt,
  publishedArticles,
  readBytes,
  type SitePage,
} from '#tests/support/site.ts';
import { normalise, saidBy } from '#tests/support/words.ts';

const { url, brand, video } = content.site();
const textOf = (file: string) => readBytes(file.replace(/^\//, '')).toString('utf8');
const whole = (path: string) => new URL(path, url).href;
const pathOf = (address: string) => address.replace(url, '');

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' });
/** What an XML file says. @throws when it is not well formed. */
const parse = (file: string): unknown => parser.parse(textOf(file), true);

const indexable = canonicalRoutes.filter(({ isIndexable }) => isIndexable);
const byPath = indexable.map(({ path }) => [path, pageAt(path)] as const);

describe('sitemap.xml', () => {
  const { urlset } = parse('sitemap.xml') as {
    urlset: { url: { loc: string; lastmod?: string }[] };
  };
  const entries = new Map(urlset.url.map(({ loc, lastmod }) => [pathOf(loc), lastmod]));

  test('has every page that search engines may list, once, and no other', () => {
    expect(urlset.url.map(({ loc }) => loc).sort()).toEqual(
      indexable.map(({ path }) => whole(path)).sort(),
    );
  });

  test.each(indexable.map(({ path }) => path))('%s is there by its canonical link', (path) => {
    const [canonical] = elementsOf(pageAt(path), 'link[rel="canonical"]');

    expect(entries.has(pathOf(canonical?.getAttribute('href') ?? ''))).toBe(true);
  });

  test('dates each article by its last revision, and no page without a date of its own', () => {
    for (const { id, fecha, actualizado } of publishedArticles) {
      expect(entries.get(`/${id}`)).toBe(actualizado ?? fecha);
    }
    expect(entries.get(routes.inicio.path)).toBeUndefined();
    expect(entries.get(routes.contacto.path)).toBeUndefined();
  });
});

test('robots.txt names the sitemap and hides nothing that has to say noindex by itself', () => {
  expect(textOf('robots.txt')).toContain(`\nSitemap: ${whole('/sitemap.xml')}\n`);
  expect(textOf('robots.txt')).not.toMatch(/^Disallow:\s*\//m);
});

describe('the feed', () => {
  interface Item {
    title: string;
    link: string;
    guid: { '#text': string };
    description: string;
    pubDate: string;
    category: string | string[];
    'content:encoded': string;
  }
  const { rss } = parse(FEED_PATH) as {
    rss: { channel: { title: string; link: string; language: string; item: Item[] } };
  };
  const { item: items } = rss.channel;
  const newest = publishedArticles.slice(0, FEED_LENGTH);

  test('is found from the home page, the blog, the viewer and each article', () => {
    for (const path of [
      routes.inicio.path,
      routes.blogs.path,
      routes.UnBlog.path,
      ...publishedArticles.map(({ id }) => `/${id}`),
    ]) {
      const links = elementsOf(pageAt(path), 'link[type="application/rss+xml"]');

      expect(links.map((link) => link.getAttribute('href'))).toEqual([FEED_PATH]);
    }
  });

  test('has the newest articles, newest first, as their files tell them', () => {
    expect(
      items.map((item) => ({
        link: item.link,
        title: item.title,
        description: item.description,
        day: new Date(item.pubDate).toISOString().slice(0, 10),
        categories: [item.category].flat(),
      })),
    ).toEqual(
      newest.map(({ id, titulo, descripcion, fecha, categorias }) => ({
        link: whole(`/${id}`),
        title: titulo,
        description: descripcion,
        day: fecha,
        categories: categorias,
      })),
    );
  });

  test.each(newest.map(({ id }, index) => [id, index] as const))(
    'carries all of %s, with whole addresses and no code',
    (id, index) => {
      const html = items[index]?.['content:encoded'] ?? '';
      const feed = { ...pageAt(`/${id}`), document: documentOf(html) };
      const addresses = elementsOf(feed, '[href], [src]').map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      );

      expect(headingsOf(feed)).toEqual(headingsOf(pageAt(`/${id}`)));
      const links = elementsOf(pageAt(`/${id}`), 'main article p a, main article li a');
      expect(addresses.length > 0).toBe(links.length > 0);
      expect(addresses.filter((address) => !/^(https|mailto|tel):/.test(address))).toEqual([]);
      expect(html).not.toMatch(/<(script|style|iframe|template)|\sclass=|\son[a-z]+=/i);
    },
  );
});

/** The headings of an article's own text, on its page and elsewhere. */
function headingsOf(page: SitePage): string[] {
  const text = [...page.document.querySelectorAll('main article h2[id], main article h3[id]')];
  const own = text.filter((heading) => !heading.closest('nav, section:not([data-footnotes])'));
  const carried = elementsOf(page, 'body > h2, body > h3');
  return (own.length > 0 ? own : carried).map(({ textContent }) => normalise(textContent));
}

function documentOf(html: string): Document {
  const document = pageAt(routes.inicio.path).document.implementation.createHTMLDocument();
  document.body.innerHTML = html;
  return document;
}

describe('the Markdown twins', () => {
  test('are those of the published articles, one each', () => {
    expect(files.filter((file) => file.endsWith('.md'))).toEqual(
      publishedArticles.map(({ id }) => twinPath(id).slice(1)).sort(),
    );
  });

  test.each(publishedArticles.map((article) => [article.id, article] as const))(
    '%s is announced on its page and says what that says, without a component in sight',
    (id, { titulo, descripcion }) => {
      const page = pageAt(`/${id}`);
      const text = textOf(twinPath(id));
      const [link] = elementsOf(page, 'link[type="text/markdown"]');
      const headings = [...text.matchAll(/^#{2,3} (.+)$/gm)].map(([, words]) => words);

      expect(link?.getAttribute('href')).toBe(twinPath(id));
      expect(text.startsWith(`# ${titulo}\n\n> ${descripcion}\n`)).toBe(true);
      expect(headings).toEqual(headingsOf(page));
      expect(text).not.toMatch(/<\/?[A-Za-z]+[\s/>]|^(import|export) |\]\(\//m);
    },
  );
});

test('llms.txt leads to every page that may be listed; to articles by their twins', () => {
  const addresses = [...textOf('llms.txt').matchAll(/^- \[.+\]\((\S+)\): \S/gm)].map(
    ([, address = '']) => pathOf(address),
  );
  const twins = publishedArticles.map(({ id }) => twinPath(id));
  const articles = new Set(publishedArticles.map(({ id }) => `/${id}`));

  expect(addresses.sort()).toEqual(
    [...indexable.map(({ path }) => path).filter((path) => !articles.has(path)), ...twins].sort(),
  );
  expect(textOf('llms.txt')).toContain(`# ${brand.name}\n\n> ${brand.description}\n`);
});

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** What a page tells machines: its graph. */
function thingsOf(page: SitePage): Thing[] {
  const scripts = elementsOf(page, 'script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const graph = JSON.parse(scripts[0]?.textContent ?? '') as Record<string, unknown>;
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'] as Thing[];
}
function thing(page: SitePage, type: string): Thing {
  const found = thingsOf(page).find((candidate) => candidate['@type'] === type);
  if (!found) throw new Error(`${page.path} describes no ${type}.`);
  return found;
}

/** Every value under a property of a name, at any depth. */
function valuesOf(data: unknown, name: string): unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => [
    ...(key === name ? [value] : []),
    ...valuesOf(value, name),
  ]);
}

describe('what pages tell machines', () => {
  /** The types of each page beside the way to it. */
  const types: Record<string, string[]> = {
    [routes.inicio.path]: ['Organization', 'WebSite', 'VideoObject'],
    [routes.contacto.path]: ['VideoObject', 'FAQPage'],
    [routes.soluciones.path]: ['FAQPage'],
    [routes.app.path]: ['SoftwareApplication'],
    [routes['landing/auditorias'].path]: ['FAQPage'],
    ...Object.fromEntries(publishedArticles.map(({ id }) => [`/${id}`, ['BlogPosting']])),
  };

  test.each(byPath)('%s is about what can be seen there', (path, page) => {
    const way = path === routes.inicio.path ? [] : ['BreadcrumbList'];

    expect(thingsOf(page).map((one) => one['@type'])).toEqual([...(types[path] ?? []), ...way]);
  });

  test.each(byPath)('%s mentions nothing that it does not describe', (_path, page) => {
    const things = thingsOf(page);
    const nodes = (data: unknown): Record<string, unknown>[] =>
      typeof data === 'object' && data !== null
        ? [data as Record<string, unknown>, ...Object.values(data).flatMap(nodes)]
        : [];
    const described = nodes(things).filter((node) => node['@type'] && node['@id']);
    const mentioned = nodes(things).filter((node) => node['@id'] && !node['@type']);
    const ids = described.map((node) => node['@id']);

    expect(new Set(ids).size).toBe(ids.length);
    expect(mentioned.map((node) => node['@id']).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test.each(byPath)('%s names only what is written on it', (_path, page) => {
    const things = thingsOf(page).filter((one) => one['@type'] !== 'BreadcrumbList');
    const names = ['name', 'headline', 'description', 'text'].flatMap((property) =>
      valuesOf(things, property),
    );
    const said = new Set([...saidBy(page), brand.name]);

    expect(names.filter((name) => !said.has(normalise(String(name))))).toEqual([]);
  });

  test.each(byPath.filter(([path]) => path !== routes.inicio.path))(
    'the way to %s calls each page as that page calls itself, from home on',
    (path, page) => {
      const { itemListElement: steps } = thing(page, 'BreadcrumbList') as unknown as {
        itemListElement: { position: number; name: string; item?: string }[];
      };

      expect(steps[0]?.item).toBe(whole(routes.inicio.path));
      expect(steps.length).toBeGreaterThan(1);
      for (const [index, { position, name, item }] of steps.entries()) {
        const step = item ? pathOf(item) : path;
        expect(position).toBe(index + 1);
        expect([...saidBy(pageAt(step)), brand.name]).toContain(name);
      }
    },
  );

  test.each(byPath)('%s gives whole addresses, those of the site being there', (_path, page) => {
    const addresses = ['@id', 'url', 'item', 'image', 'logo', 'thumbnailUrl', 'embedUrl']
      .flatMap((property) => valuesOf(thingsOf(page), property))
      .map(String);

    for (const address of addresses) {
      const { origin, pathname, hash } = new URL(address);
      if (origin !== url || hash) continue;
      const file = decodeURI(pathname.slice(1));
      expect(files.includes(file) || files.includes(`${file}.html`), address).toBe(true);
    }
    expect(addresses.length + thingsOf(page).length).toBeGreaterThan(1);
  });

  test.each(byPath)('%s claims no price and no rating', (_path, page) => {
    const claims = ['offers', 'price', 'aggregateRating', 'review'];

    expect(claims.flatMap((property) => valuesOf(thingsOf(page), property))).toEqual([]);
  });

  test('an article has the dates of its file', () => {
    for (const { id, titulo, fecha, actualizado } of publishedArticles) {
      const post = thing(pageAt(`/${id}`), 'BlogPosting');

      expect(post).toMatchObject({ headline: titulo, datePublished: fecha });
      expect(post['dateModified']).toBe(actualizado);
    }
  });

  test.each([routes['landing/auditorias'].path, routes.contacto.path, routes.soluciones.path])(
    'the questions are those that can be opened on %s, with their answers',
    (path) => {
      const page = pageAt(path);
      const { mainEntity } = thing(page, 'FAQPage') as unknown as {
        mainEntity: { name: string; acceptedAnswer: { text: string } }[];
      };
      const visible = elementsOf(page, 'details:has(> summary)').filter((details) =>
        details.querySelector('summary + p'),
      );

      expect(mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
        visible.map((details) => [
          normalise(details.querySelector('summary')?.textContent ?? ''),
          normalise(details.querySelector('p')?.firstChild?.textContent ?? ''),
        ]),
      );
    },
  );

  test('the video is the one that plays', () => {
    for (const path of [routes.inicio.path, routes.contacto.path]) {
      expect(thing(pageAt(path), 'VideoObject')).toMatchObject({
        name: video.title,
        embedUrl: video.embed,
        thumbnailUrl: video.thumbnail,
      });
    }
  });

  test.each([notFoundRoute.path, errorRoute.path, routes.UnBlog.path, routes.registro.path])(
    '%s, which nobody should list, tells them nothing',
    (path) => {
      expect(elementsOf(pageAt(path), 'script[type="application/ld+json"]')).toEqual([]);
    },
  );
});
