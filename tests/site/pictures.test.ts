import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import {
  elementsOf,
  pageAt,
  pages,
  publishedArticles,
  readBytes,
  readText,
  viewedArticles,
  type SitePage,
} from '#tests/support/builtPages/site.ts';

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

const isDrawing = ({ blogImg }: { blogImg: string }) => blogImg.endsWith('.svg');
const list = pageAt(routes.blogs.path);

test.each(publishedArticles.filter(isDrawing))(
  'the blog shows the drawn cover of $id as it is, sharp at any size',
  ({ blogImgAlt }) => {
    const { srcset, src } = coverOf(list, blogImgAlt) ?? {};

    expect([srcset, src]).toEqual(['', expect.stringMatching(/\.svg$/)]);
  },
);

const photographed = publishedArticles.filter((article) => !isDrawing(article));

test.each(photographed)('a phone gets the cover of $id in at most 60 KB', ({ blogImgAlt }) => {
  const listed = coverOf(list, blogImgAlt);
  const slot = parseInt(listed?.sizes.split(', ').at(-1) ?? '');
  // Phones have at least two device pixels per CSS pixel.
  const forPhone = candidatesOf(listed).find(({ width }) => width >= slot * 2);

  expect(forPhone?.bytes).toBeLessThanOrEqual(60 * 1024);
});

test.each(photographed)(
  'the article $id, and the viewer, have its cover for small and for large screens',
  ({ id, blogImgAlt }) => {
    const viewed = viewedArticles.filter(({ data }) => data.idBlog === id);

    for (const page of [pageAt(`/${id}`), ...viewed])
      expect(candidatesOf(coverOf(page, blogImgAlt)).length).toBeGreaterThanOrEqual(2);
  },
);

const { evidence, visit } = content.sampleNetwork();
const altOf = (photo: string) => evidence.photos.find(({ name }) => name === photo)?.alt;
const { repair } = content.page('soluciones');

/** The alternative text of the picture at the top of a page, if the page has one. */
const topPictures: Record<string, string | undefined> = {
  [routes.Login.path]: content.page('Login').loginForm.alt,
  [routes.blogs.path]: publishedArticles[0]?.blogImgAlt,
  [routes.soluciones.path]: altOf(repair.evidence),
  [routes['landing/auditorias'].path]: altOf(visit.failed.evidence),
  ...Object.fromEntries(publishedArticles.map(({ id, blogImgAlt }) => [`/${id}`, blogImgAlt])),
};
const loadedAtOnce = (page: SitePage) => picturesOf(page, ':not([loading="lazy"])');

test('only the picture at the top of a page loads at once, all others when they are near', () => {
  const shown = pages.map((page) => [page.path, loadedAtOnce(page).map(({ alt }) => alt)]);

  expect(shown).toEqual(pages.map(({ path }) => [path, [topPictures[path] ?? []].flat()]));
});

test('the picture at the top of a page is asked for with the page, before its styles', () => {
  const attributesOf = (element: Element, names: string[]) =>
    names.map((name) => element.getAttribute(name));
  const asked = pages.map((page) =>
    elementsOf(page, 'meta[name="viewport"] + link[rel="preload"][as="image"]').map((link) =>
      attributesOf(link, ['href', 'imagesrcset', 'imagesizes']),
    ),
  );

  expect(asked.flat().length).toBe(Object.keys(topPictures).length);
  expect(asked).toEqual(
    pages.map((page) =>
      loadedAtOnce(page).map((picture) => attributesOf(picture, ['src', 'srcset', 'sizes'])),
    ),
  );
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
  // Covers of other articles have a width of their own.
  const photos = picturesOf(
    pageAt('/con_todo'),
    '[srcset][sizes*="92vw"][loading="lazy"][src*="vidriera"]',
  );

  expect(photos).toHaveLength(2);
  for (const photo of photos) {
    const candidates = candidatesOf(photo);
    const forPhone = candidates.find(({ width }) => width >= 360);
    const largest = candidates.at(-1);

    expect(largest?.width).toBeLessThanOrEqual(1344);
    expect(largest?.bytes).toBeLessThan(400_000);
    expect(forPhone?.bytes).toBeLessThan((largest?.bytes ?? 0) / 3);
  }
});

test('a real photo of the sample network is small, and loads when it is near', () => {
  const { photo, alt } = content.sampleNetwork().evidence.photos.find((one) => one.photo) ?? {};
  const [shown] = picturesOf(pageAt(routes.contacto.path)).filter((one) => one.alt === alt);
  const candidates = candidatesOf(shown);

  expect(photo).toBeDefined();
  expect(shown?.getAttribute('loading')).toBe('lazy');
  expect(shown?.src).toMatch(/\.avif$/);
  expect(candidates.length).toBeGreaterThan(1);
  expect(Math.max(...candidates.map(({ bytes }) => bytes))).toBeLessThanOrEqual(18 * 1024);
});
