import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARTICLES_PER_LIST } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import { copyContent, type ContentCopy } from '#tests/support/authoring/contentCopy.ts';
import { articleSource, picture } from '#tests/support/authoring/articleSource.ts';
import { runBuild } from '#tests/support/sites/variants.ts';

const { url } = content.site();

const added = Array.from(
  { length: 1000 - content.articles().length },
  (_, index) => `nota_${String(index + 1).padStart(4, '0')}`,
);
const lists = Array.from({ length: Math.ceil(1000 / ARTICLES_PER_LIST) }, (_, index) =>
  index === 0 ? '/blogs' : `/blogs/${index + 1}`,
);

let copy: ContentCopy;
let folder: string;

beforeAll(async () => {
  copy = await copyContent();
  await copy.write('blog/nota.png', await picture('png'));
  for (const id of added) {
    const titulo = `titulo: 'La ${id.replace('_', ' ')}'`;
    await copy.write(
      `blog/${id}.mdx`,
      articleSource({ titulo }, 'Un párrafo.\n\n## Un capítulo\n\nOtro.\n'),
    );
  }
  folder = join(copy.root, 'dist');
  runBuild(join(copy.root, 'src', 'content'), folder);
}, 600_000);
afterAll(() => copy.dispose());

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const documentAt = (path: string) => new JSDOM(read(`${path}.html`)).window.document;

test('a thousand articles are listed once each, and are in the sitemap with their lists', () => {
  const listed = lists.flatMap((path) =>
    [...documentAt(path).querySelectorAll('article a[aria-label]')].map((link) => link.outerHTML),
  );
  const sitemap = read('sitemap.xml');

  expect(listed).toHaveLength(1000);
  expect(new Set(listed).size).toBe(1000);
  for (const path of [...lists, ...added.map((id) => `/${id}`)]) {
    expect(sitemap).toContain(`<loc>${url}${path}</loc>`);
  }
});

test('a new article changes no other article’s policy: all share their scripts', () => {
  const scripts = added.map((id) => /script-src [^;]*/.exec(read(`${id}.html`))?.[0]);

  expect(scripts[0]).toContain('sha256-');
  expect(new Set(scripts).size).toBe(1);
});
