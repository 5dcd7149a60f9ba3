import { expect, test } from 'vitest';
import { content } from '#tests/support/sites/content.ts';
import {
  elementsOf,
  listedPages,
  pageAt,
  publishedArticles,
  readBytes,
  wholeAddress,
} from '#tests/support/builtPages/site.ts';
import { wordsOf } from '#tests/support/builtPages/words.ts';

// What a network or a chat shows when somebody shares a page.

const { brand } = content.site();

test.each(listedPages)(
  '$path gives networks the title, words and picture that they show, and nothing else',
  (page) => {
    const tags = elementsOf(page, 'meta[property], meta[name^="twitter:"]').map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name'),
      meta.getAttribute('content'),
    ]);
    const [description] = elementsOf(page, 'meta[name="description"]');
    const article = publishedArticles.find(({ id }) => page.path === `/${id}`);

    expect(tags).toEqual([
      ['og:type', article ? 'article' : 'website'],
      ['og:url', wholeAddress(page.path)],
      ['og:title', page.document.title],
      ['og:description', description?.getAttribute('content')],
      ['og:site_name', brand.name],
      ['og:locale', 'es_AR'],
      ['og:image', wholeAddress(`/social${page.path}.png`)],
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
    expect(elementsOf(page, 'link[rel="canonical"]')[0]?.getAttribute('href')).toBe(
      wholeAddress(page.path),
    );
  },
);

test.each(listedPages)('a screen reader hears the title in the picture of $path', ({ path }) => {
  const [picture] = elementsOf(pageAt(path), 'meta[property="og:image:alt"]');
  const [title] = elementsOf(pageAt(path), 'h1');

  expect(picture?.getAttribute('content')).toContain(wordsOf(title));
});

test('no two pages share a picture', () => {
  const pictures = listedPages.map(({ path }) => readBytes(`social${path}.png`).toString('base64'));

  expect(new Set(pictures).size).toBe(listedPages.length);
});
