import { describe, expect, test } from 'vitest';
import { blogPosting } from '#discovery/structured-data/blogPosting.ts';
import { breadcrumbs } from '#discovery/structured-data/breadcrumbs.ts';
import { organization, softwareApplication, website } from '#discovery/structured-data/brand.ts';
import { faqPage } from '#discovery/structured-data/faqPage.ts';
import { videoObject } from '#discovery/structured-data/videoObject.ts';
import { content } from '#tests/support/content.ts';

const site = { ...content.site(), url: 'https://www.lineo.example' };
const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe('the way to a page', () => {
  test.each([
    ['one step from home', [{ name: 'Blog', path: '/blogs' }], [`${site.url}/inicio`, undefined]],
    [
      'two steps from home',
      [
        { name: 'Blog', path: '/blogs' },
        { name: 'Una nota', path: '/una_nota' },
      ],
      [`${site.url}/inicio`, `${site.url}/blogs`, undefined],
    ],
  ])('%s counts its steps and leaves the page itself without address', (_where, trail, items) => {
    const { itemListElement } = breadcrumbs(site, trail);

    expect(itemListElement.map(({ position }) => position)).toEqual(items.map((_, i) => i + 1));
    expect(itemListElement.map(({ name }) => name)).toEqual([
      site.brand.name,
      ...trail.map(({ name }) => name),
    ]);
    expect(itemListElement.map(({ item }) => item)).toEqual(items);
  });
});

describe('an article', () => {
  const data = { titulo: 'Una nota', fecha: day('2026-03-12') };

  test('is a post of the brand, with its day and its picture', () => {
    expect(blogPosting(site, { id: 'una_nota', data })).toEqual({
      '@type': 'BlogPosting',
      headline: 'Una nota',
      image: `${site.url}/social/una_nota.png`,
      datePublished: '2026-03-12',
      author: {
        '@type': 'Organization',
        '@id': `${site.url}/#org`,
        name: site.brand.name,
        url: `${site.url}/inicio`,
      },
      publisher: { '@id': `${site.url}/#org` },
    });
  });

  test.each([
    ['that nobody revised has one day', undefined, undefined],
    ['that was revised says when', day('2026-05-01'), '2026-05-01'],
  ])('%s', (_which, actualizado, dateModified) => {
    const post = blogPosting(site, { id: 'una_nota', data: { ...data, actualizado } });

    expect(Object.entries(post)).toContainEqual(['datePublished', '2026-03-12']);
    expect(new Map(Object.entries(post)).get('dateModified')).toBe(dateModified);
  });
});

test('questions keep their order and each its own answer', () => {
  const items = [
    { question: '¿Uno?', answer: 'Sí.' },
    { question: '¿Dos?', answer: 'No.' },
  ];

  expect(
    faqPage(items).mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
  ).toEqual([
    ['¿Uno?', 'Sí.'],
    ['¿Dos?', 'No.'],
  ]);
});

test('the video says what the content says of it', () => {
  const video = { ...site.video, uploaded: day('2026-01-15') };

  expect(videoObject({ ...site, video }, '/inicio', 'De qué trata')).toEqual({
    '@type': 'VideoObject',
    name: video.title,
    description: 'De qué trata',
    thumbnailUrl: video.thumbnail,
    uploadDate: '2026-01-15',
    embedUrl: video.embed,
  });
});

test('a video without a picture of its own is shown by that of the page', () => {
  const video = { ...site.video, thumbnail: undefined };

  expect(videoObject({ ...site, video }, '/inicio', 'De qué trata').thumbnailUrl).toBe(
    new URL('/social/inicio.png', site.url).href,
  );
});

describe('the brand', () => {
  test('is found on the networks of the footer', () => {
    expect(organization(site).sameAs).toEqual(site.footer.social.map(({ href }) => href));
  });

  test('publishes the site by reference to itself', () => {
    expect(website(site).publisher).toEqual({ '@id': organization(site)['@id'] });
  });

  test('has an app in both stores, without prices or ratings', () => {
    const app = softwareApplication(site, 'Para qué sirve');

    expect(app.installUrl).toEqual([site.stores.googlePlay.href, site.stores.appStore.href]);
    expect(Object.keys(app).join(' ')).not.toMatch(/offers|price|aggregateRating|review/i);
  });
});
