import { XMLParser } from 'fast-xml-parser';
import { expect, inject, test } from 'vitest';
import { content } from '#tests/support/content.ts';

const { url } = content.site();
const [newest] = content.articles();
const get = (path: string) => fetch(inject('host') + path, { redirect: 'manual' });

test('every address of the sitemap answers', async () => {
  const text = await (await get('/sitemap.xml')).text();
  const { urlset } = new XMLParser().parse(text) as { urlset: { url: { loc: string }[] } };
  const answers = await Promise.all(
    urlset.url.map(async ({ loc }) => [loc, (await get(loc.replace(url, ''))).status] as const),
  );

  expect(answers.length).toBeGreaterThan(5);
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

test.each([
  ['/sitemap.xml', /^application\/xml/],
  ['/rss.xml', /^application\/(rss\+)?xml/],
  ['/robots.txt', /^text\/plain; charset=utf-8$/],
  ['/llms.txt', /^text\/plain; charset=utf-8$/],
] as const)('%s says what it is written in', async (path, type) => {
  const answer = await get(path);

  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(type);
});

test('the data of an article, which repeats its page, is not to be listed', async () => {
  const answer = await get(`/api/blogs/${newest?.id}.json`);

  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
});

test('a page may be listed', async () => {
  expect((await get(`/${newest?.id}`)).headers.has('x-robots-tag')).toBe(false);
});
