import { expect, test } from 'vitest';
import { blogPosting, breadcrumbs, graphText, videoObject } from '#discovery/structuredData.ts';
import { content } from '#tests/support/content.ts';

const site = { ...content.site(), url: 'https://www.lineo.example' };
const day = (text: string) => new Date(`${text}T00:00:00Z`);

test.each(['</script><script>alert(1)</script>', '<!-- <script>', '</SCRIPT >'])(
  'a graph stays inside its element, whatever a title says: %s',
  (name) => {
    const text = graphText([{ '@type': 'Organization', name }]);

    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
  },
);

test('the way to a page counts its steps and leaves the page itself without address', () => {
  const { itemListElement: steps } = breadcrumbs(site, [
    { name: 'Blog', path: '/blogs' },
    { name: 'Una nota' },
  ]);

  expect(steps.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, site.brand.name, `${site.url}/inicio`],
    [2, 'Blog', `${site.url}/blogs`],
    [3, 'Una nota', undefined],
  ]);
});

test('an article says when it was revised only if it was', () => {
  const article = { titulo: 'Una nota', fecha: day('2026-03-12') };
  const revised = { ...article, actualizado: day('2026-05-01') };

  expect(blogPosting(site, 'una_nota', article)).not.toHaveProperty('dateModified');
  expect(blogPosting(site, 'una_nota', revised)).toMatchObject({ dateModified: '2026-05-01' });
});

test('a video without a picture of its own is shown by that of the page', () => {
  const video = { ...site.video, thumbnail: undefined };

  expect(videoObject({ ...site, video }, '/inicio', 'De qué trata').thumbnailUrl).toBe(
    `${site.url}/social/inicio.png`,
  );
});
