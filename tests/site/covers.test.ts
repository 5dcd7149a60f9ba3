import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { pageAt, publishedArticles, readBytes, viewedArticles } from '#tests/support/site.ts';

/** What a cover may weigh in the list on a phone, whose pixels are two or three to each of a page's. */
const LIST_BYTES = 60 * 1024;

const coverOf = (page: { document: Document } | undefined, alt: string) =>
  [...(page?.document.querySelectorAll('img') ?? [])].find((picture) => picture.alt === alt);

const candidatesOf = (picture: HTMLImageElement | undefined) =>
  (picture?.srcset ?? '').split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return { bytes: readBytes(address.slice(1)).length, width: parseInt(width) };
  });

const isDrawing = ({ blogImg }: { blogImg: string }) => blogImg.endsWith('.svg');

test.each(publishedArticles.filter((article) => !isDrawing(article)))(
  'the cover of $id comes in the size that a phone shows, everywhere',
  ({ id, blogImgAlt }) => {
    const listed = coverOf(pageAt(routes.blogs.path), blogImgAlt);
    const slot = parseInt(listed?.sizes.split(', ').at(-1) ?? '');
    const forPhone = candidatesOf(listed).filter(({ width }) => width >= slot * 2);

    expect(forPhone[0]?.bytes).toBeLessThanOrEqual(LIST_BYTES);
    for (const page of [pageAt(`/${id}`), viewedArticles.find(({ path }) => path.includes(id))]) {
      const cover = coverOf(page, blogImgAlt);

      expect(cover?.sizes).toMatch(/v?w|px/);
      expect(candidatesOf(cover).length).toBeGreaterThanOrEqual(2);
    }
  },
);

test.each(publishedArticles.filter(isDrawing))('the cover of $id is its drawing', (article) => {
  const cover = coverOf(pageAt(routes.blogs.path), article.blogImgAlt);

  expect(cover?.srcset).toBe('');
  expect(cover?.src).toMatch(/\.svg$/);
});
