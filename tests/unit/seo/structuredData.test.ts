import { expect, test } from 'vitest';
import { jsonLd, videoObject } from '#seo/structuredData.ts';
import { content } from '#tests/support/sites/content.ts';

test('no title can close the script element of the structured data', () => {
  const name = '</script><script>alert(1)</script><!-- <script>';
  const text = jsonLd([{ '@type': 'Organization', name }]);

  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
});

test('a video without a thumbnail has the page’s picture', () => {
  const site = content.site();
  const video = { ...site.video, thumbnail: undefined };

  expect(videoObject({ ...site, video }, '/inicio', 'De qué trata')).toMatchObject({
    thumbnailUrl: `${site.url}/social/inicio.png`,
  });
});
