import { XMLParser } from 'fast-xml-parser';
import { content } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { url } = content.site();
const [newest] = content.articles();

test.describe('what finds the site', () => {
  test('gets an answer from every address of the sitemap', async ({ request }) => {
    const text = await (await request.get('/sitemap.xml')).text();
    const { urlset } = new XMLParser().parse(text) as { urlset: { url: { loc: string }[] } };

    expect(urlset.url.length).toBeGreaterThan(5);
    for (const { loc } of urlset.url) {
      const answer = await request.get(loc.replace(url, ''), { maxRedirects: 0 });
      expect(answer.status(), loc).toBe(200);
      expect(await answer.text(), loc).toContain(`<link rel="canonical" href="${loc}">`);
    }
  });

  for (const [path, type] of [
    ['/sitemap.xml', /^application\/xml/],
    ['/rss.xml', /^application\/(rss\+)?xml/],
    ['/robots.txt', /^text\/plain; charset=utf-8$/],
    ['/llms.txt', /^text\/plain; charset=utf-8$/],
    [`/${newest?.id}.md`, /^text\/markdown; charset=utf-8$/],
  ] as const) {
    test(`is told what ${path} is written in`, async ({ request }) => {
      const answer = await request.get(path);

      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toMatch(type);
    });
  }

  for (const path of [`/${newest?.id}.md`, `/api/blogs/${newest?.id}.json`]) {
    test(`is told not to list ${path}, which repeats a page`, async ({ request }) => {
      expect((await request.get(path)).headers()['x-robots-tag']).toBe('noindex');
    });
  }

  test('may list a page', async ({ request }) => {
    expect((await request.get(`/${newest?.id}`)).headers()).not.toHaveProperty('x-robots-tag');
  });
});
