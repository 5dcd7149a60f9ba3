import { expect, test } from 'vitest';
import { graphText, videoObject } from '#discovery/structuredData.ts';
import { content } from '#tests/support/content.ts';

test.each(['</script><script>alert(1)</script>', '<!-- <script>', '</SCRIPT >'])(
  'a graph stays inside its element, whatever a title says: %s',
  (name) => {
    const text = graphText([{ '@type': 'Organization', name }]);

    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
  },
);

test('a video without a picture of its own is shown by that of the page', () => {
  const site = content.site();
  const video = { ...site.video, thumbnail: undefined };

  expect(videoObject({ ...site, video }, '/inicio', 'De qué trata')).toMatchObject({
    thumbnailUrl: `${site.url}/social/inicio.png`,
  });
});
