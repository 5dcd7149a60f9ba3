import { expect, inject, test } from 'vitest';
import { filesOf } from '#tools/filesOf.ts';
import { fetchRaw } from '#tests/support/hosts/request.ts';
import { siteFolderOf } from '#tests/support/sites/variants.ts';

const files = filesOf(siteFolderOf('editor')).map((file) => `/${file}`);

const port = Number(new URL(inject('editorHost')).port);
const head = (path: string) => fetchRaw(port, path, { method: 'HEAD' });

/** Headers of every response of the editor's own host. */
const always = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; base-uri 'none'; .*frame-ancestors 'none'; .*script-src 'self';/,
  ),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};

test('the editor’s page is served with its own policy, not indexed and not kept by browsers', async () => {
  const { status, headers } = await head('/');

  expect(status).toBe(200);
  expect(headers).toMatchObject({
    ...always,
    'content-type': expect.stringMatching(/^text\/html/),
    'cache-control': 'no-store',
  });
});

test('the editor’s other files have the same policy, and browsers keep only hashed ones', async () => {
  const others = files.filter((file) => !/^\/(_headers|index\.html)$/.test(file));

  expect(others).toEqual(
    expect.arrayContaining([
      '/favicon.svg',
      '/licencias.txt',
      expect.stringMatching(/^\/_astro\/editor.*-\w+\.js$/),
    ]),
  );
  for (const file of others) {
    const { status, headers } = await head(file);
    const kept = 'public, max-age=31536000, immutable';

    expect(status, file).toBe(200);
    expect(headers, file).toMatchObject({
      ...always,
      'cache-control': file.startsWith('/_astro/') ? kept : 'no-store',
    });
  }
});

test('the editor’s host names the licences of what it is made of', async () => {
  const { body } = await fetchRaw(port, '/licencias.txt');

  expect(String(body)).toMatch(/^## @sveltia\/cms .*\(MIT\)$/m);
});

test.each(['/falta', '/_astro/falta.js', '/_headers', '/admin'])(
  '%s is answered 404 and never kept',
  async (path) => {
    const { status, headers } = await head(path);

    expect(status).toBe(404);
    expect(headers).toMatchObject({ ...always, 'cache-control': 'no-store' });
  },
);
