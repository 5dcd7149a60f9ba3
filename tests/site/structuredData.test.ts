import { describe, expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import {
  articlePaths,
  elementsOf,
  files,
  listedPages,
  listedPaths,
  pageAt,
  publishedArticles,
  wholeAddress,
  wholePages,
  type SitePage,
} from '#tests/support/builtPages/site.ts';
import { normalise, stringsIn, textsOf } from '#tests/support/builtPages/words.ts';

const { url, brand, footer, phone, stores, video } = content.site();
const home = routes.inicio.path;

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
    [routes.contacto.path]: ['VideoObject'],
    [routes.app.path]: ['SoftwareApplication'],
    ...Object.fromEntries(articlePaths.map((path) => [path, ['BlogPosting']])),
  };

  test.each(wholePages)('of $path says only what can be read on the page', (page) => {
    const things = thingsOf(page);
    const hasWay = listedPaths.includes(page.path) && page.path !== home;
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

  test.each(listedPaths.slice(1))(
    'names the breadcrumbs of %s as those pages are titled',
    (path) => {
      const way = thing(path, 'BreadcrumbList')?.['itemListElement'];
      const steps = way as { position: number; name: string; item?: string }[];

      expect(steps[0]?.item).toBe(wholeAddress(home));
      expect(steps.at(-1)?.item).toBeUndefined();
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      for (const { name, item } of steps)
        expect([...textsOf(pageAt(item?.replace(url, '') ?? path)), brand.name]).toContain(name);
    },
  );

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

  test('has the video that plays', () => {
    expect(thing(home, 'VideoObject')).toMatchObject({ embedUrl: video.embed });
  });

  test.each(publishedArticles)(
    'has the title and the dates of $id, which its page shows',
    ({ id, titulo, fecha, actualizado }) => {
      const post = thing(`/${id}`, 'BlogPosting');

      expect(post).toMatchObject({ headline: titulo, datePublished: fecha });
      expect(post?.['dateModified']).toBe(actualizado);
      const shown = elementsOf(pageAt(`/${id}`), 'main article > header time');
      expect(shown.map((time) => time.getAttribute('datetime'))).toEqual(
        [fecha, actualizado].filter(Boolean),
      );
    },
  );
});
