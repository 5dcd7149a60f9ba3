import { expect, test } from 'vitest';
import { graphText, videoObject } from '#discovery/structuredData.ts';
import { content } from '#tests/support/content.ts';

test('a graph stays inside its element, whatever a title says', () => {
  const name = '</script><script>alert(1)</script><!-- <script>';
  const text = graphText([{ '@type': 'Organization', name }]);

  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
});

test('a video without a picture of its own is shown by that of the page', () => {
  const site = content.site();
  const video = { ...site.video, thumbnail: undefined };

  expect(videoObject({ ...site, video }, '/inicio', 'De qué trata')).toMatchObject({
    thumbnailUrl: `${site.url}/social/inicio.png`,
  });
});
