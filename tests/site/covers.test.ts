import { describe, expect, test } from 'vitest';
import { blogsRoute } from '#lib/routes.ts';
import { pageAt, publishedArticles, readBytes, viewedArticles } from '#tests/support/site.ts';

/** What a cover may weigh in the list on a phone (issue 13 point 6). */
const LIST_BYTES = 60 * 1024;
/** A phone's pixels for each of a page's. */
const DENSITIES = [2, 3];

interface Candidate {
  file: string;
  width: number;
}

const candidatesOf = (picture: Element): Candidate[] =>
  (picture.getAttribute('srcset') ?? '').split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.trim().split(' ');
    return { file: address.slice(1), width: parseInt(width) };
  });

/** Articles whose cover is a photo, and those with a drawing. */
const isPhoto = ({ blogImg }: { blogImg: string }) => !blogImg.endsWith('.svg');
const photos = publishedArticles.filter(isPhoto);
const drawings = publishedArticles.filter((article) => !isPhoto(article));

const coverOf = (page: { document: Document }, alt: string): Element => {
  const [cover] = [...page.document.querySelectorAll('img')].filter(
    (picture) => picture.getAttribute('alt') === alt,
  );
  if (!cover) throw new Error(`No cover is called «${alt}».`);
  return cover;
};

test('there are covers of both kinds to look at', () => {
  expect(photos.length).toBeGreaterThan(0);
  expect(drawings.length).toBeGreaterThan(0);
});

describe.each(photos.map((article) => [article.id, article] as const))('%s', (id, article) => {
  test('brings a phone a cover of its own size in the list', () => {
    const cover = coverOf(pageAt(blogsRoute(1).path), article.blogImgAlt);
    const slot = parseInt(cover.getAttribute('sizes')?.split(', ').at(-1) ?? '');
    const candidates = candidatesOf(cover);

    expect(candidates.some(({ width }) => width >= slot * Math.min(...DENSITIES))).toBe(true);
    for (const density of DENSITIES) {
      // The next larger one, else the largest there is: as browsers choose.
      const chosen = candidates.find(({ width }) => width >= slot * density) ?? candidates.at(-1);
      expect(readBytes(chosen?.file ?? '').length).toBeLessThanOrEqual(LIST_BYTES);
    }
  });

  test('has a cover in several widths in its page and in the viewer', () => {
    const viewed = viewedArticles.find(({ path }) => path.includes(id));
    for (const page of [pageAt(`/${id}`), viewed]) {
      if (!page) throw new Error(`The viewer has no ${id}.`);
      const cover = coverOf(page, article.blogImgAlt);
      const widths = candidatesOf(cover).map(({ width }) => width);

      expect(widths).toEqual([...widths].sort((one, other) => one - other));
      expect(new Set(widths).size).toBeGreaterThanOrEqual(2);
      expect(cover.getAttribute('sizes')).toMatch(/v?w|px/);
      for (const { file } of candidatesOf(cover)) expect(readBytes(file).length).toBeGreaterThan(0);
    }
  });
});

test.each(drawings.map((article) => [article.id, article] as const))(
  '%s keeps its drawing as it stands',
  (_id, article) => {
    const cover = coverOf(pageAt(blogsRoute(1).path), article.blogImgAlt);

    expect(cover.hasAttribute('srcset')).toBe(false);
    expect(cover.getAttribute('src')).toMatch(/\.svg$/);
  },
);
