import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import {
  elementsOf,
  pageAt,
  pages,
  publishedArticles,
  readBytes,
  readText,
  viewedArticles,
} from '#tests/support/site.ts';

const picturesOf = (page: { document: Document }, selector = '') => [
  ...page.document.querySelectorAll<HTMLImageElement>(`img${selector}`),
];
const coverOf = (page: { document: Document }, alt: string) =>
  picturesOf(page).find((picture) => picture.alt === alt);

const candidatesOf = (picture: HTMLImageElement | undefined) =>
  (picture?.srcset ?? '').split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return { bytes: readBytes(address.slice(1)).length, width: parseInt(width) };
  });

test.each(publishedArticles)(
  'the cover of $id comes in the sizes it is shown in',
  ({ id, blogImg, blogImgAlt }) => {
    const listed = coverOf(pageAt(routes.blogs.path), blogImgAlt);
    const viewed = viewedArticles.filter(({ data }) => data.idBlog === id);

    if (blogImg.endsWith('.svg')) {
      expect([listed?.srcset, listed?.src]).toEqual(['', expect.stringMatching(/\.svg$/)]);
      return;
    }
    const slot = parseInt(listed?.sizes.split(', ').at(-1) ?? '');
    // Phones have at least two device pixels per CSS pixel.
    const forPhone = candidatesOf(listed).find(({ width }) => width >= slot * 2);
    expect(forPhone?.bytes).toBeLessThanOrEqual(60 * 1024);
    for (const page of [pageAt(`/${id}`), ...viewed])
      expect(candidatesOf(coverOf(page, blogImgAlt)).length).toBeGreaterThanOrEqual(2);
  },
);

test('the picture at the top of a page is requested first', () => {
  const heads =
    'main > section:first-child img, main > div:first-child img, main article > header img, main > section:first-child + section li:first-child > article img';
  const first = pages.map((page) =>
    elementsOf(page, `:is(${heads}):not([loading="lazy"])`).map((picture) =>
      ['src', 'srcset', 'sizes'].map((name) => picture.getAttribute(name)),
    ),
  );
  const asked = pages.map((page) =>
    elementsOf(page, 'meta[name="viewport"] + link[rel="preload"][as="image"]').map((link) =>
      ['href', 'imagesrcset', 'imagesizes'].map((name) => link.getAttribute(name)),
    ),
  );

  expect(first.flat().length).toBeGreaterThan(3);
  expect(asked).toEqual(first);
  // Pictures further down load lazily.
  const below = 'main > :nth-child(n + 3) img:not([loading="lazy"])';
  for (const page of pages) expect(elementsOf(page, below), page.path).toEqual([]);
});

test('every part of an SVG file that a page uses is in that file', () => {
  const named = new Set(
    pages.flatMap((page) =>
      elementsOf(page, 'use[href^="/"]').map((use) => use.getAttribute('href') ?? ''),
    ),
  );

  expect(named.size).toBeGreaterThan(20);
  for (const address of named) {
    const { pathname, hash } = new URL(address, 'https://fixture.example');

    expect(readText(pathname.slice(1)), address).toContain(`id="${hash.slice(1)}"`);
  }
});

test('a picture is shown upright, whatever its file is called', () => {
  const [odd] = picturesOf(pageAt('/con_todo'), '[alt^="Un camión"]');

  expect([odd?.width, odd?.height]).toEqual([32, 48]);
});

test('a phone gets a photograph of an article in a phone’s size', () => {
  const photos = picturesOf(pageAt('/con_todo'), '[srcset][loading="lazy"][src*="vidriera"]');

  expect(photos).toHaveLength(2);
  for (const photo of photos) {
    const candidates = candidatesOf(photo);
    const forPhone = candidates.find(({ width }) => width >= 360);
    const largest = candidates.at(-1);

    expect(photo.sizes).toContain('92vw');
    expect(largest?.width).toBeLessThanOrEqual(1344);
    expect(largest?.bytes).toBeLessThan(400_000);
    expect(forPhone?.bytes).toBeLessThan((largest?.bytes ?? 0) / 3);
  }
});

test('a real photo of the sample network is small, and loads when it is near', () => {
  const { photo, alt } = content.network().evidence.photos.find((one) => one.photo) ?? {};
  const [shown] = picturesOf(pageAt(routes.app.path)).filter((one) => one.alt === alt);
  const candidates = candidatesOf(shown);

  expect(photo).toBeDefined();
  expect(shown?.getAttribute('loading')).toBe('lazy');
  expect(shown?.src).toMatch(/\.avif$/);
  expect(candidates.length).toBeGreaterThan(1);
  expect(Math.max(...candidates.map(({ bytes }) => bytes))).toBeLessThanOrEqual(18 * 1024);
});
