import { expect, inject, test } from 'vitest';
import { homeRoute } from '#lib/routes.ts';
import { filesOf } from '#tests/support/builtSite.ts';
import { ask } from '#tests/support/request.ts';
import { siteFolder } from '#tests/support/variants.ts';
import { cacheControl, policies } from '#tools/delivery/headers.ts';

/** What the headers of a page may weigh (.github/numbers.md). */
const HEADER_BYTES = 1000;

/** The kinds of files, the first that fits: how long each may be kept, and what it may do. */
const kinds: readonly {
  files: RegExp;
  type: RegExp;
  cache: keyof typeof cacheControl;
  policy: keyof typeof policies;
}[] = [
  { files: /^(404|500)\.html$/, type: /^text\/html/, cache: 'never', policy: 'page' },
  { files: /\.html$/, type: /^text\/html/, cache: 'asked', policy: 'page' },
  { files: /\.txt$/, type: /^text\/plain; charset=utf-8$/, cache: 'asked', policy: 'file' },
  { files: /\.xml$/, type: /^application\/xml/, cache: 'asked', policy: 'file' },
  { files: /\.json$/, type: /^application\/json/, cache: 'asked', policy: 'file' },
  { files: /\.webmanifest$/, type: /^application\/manifest/, cache: 'asked', policy: 'file' },
  { files: /^iconos\.svg$/, type: /^image\/svg\+xml/, cache: 'asked', policy: 'picture' },
  { files: /^_astro\/.*\.js$/, type: /^text\/javascript/, cache: 'forever', policy: 'file' },
  { files: /^_astro\/.*\.woff2$/, type: /^font\/woff2/, cache: 'forever', policy: 'file' },
  { files: /^_astro\//, type: /^image\//, cache: 'forever', policy: 'picture' },
  { files: /\.(svg|png)$/, type: /^image\//, cache: 'day', policy: 'picture' },
];
const kindOf = (file: string) => kinds.find(({ files }) => files.test(file));

const isServed = (file: string) => !/^_(headers|redirects)$|^index\.html$/.test(file);
const files = filesOf(siteFolder).filter(isServed);

/** What no answer may be without. */
const always = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

const port = Number(new URL(inject('host')).port);
const head = (path: string) => ask(port, path, { method: 'HEAD' });

test('every file is of a known kind', () => {
  expect(files.filter((file) => !kindOf(file))).toEqual([]);
});

test.each(kinds)('$files is served with the headers of its kind', async (kind) => {
  const own = files.filter((file) => kindOf(file) === kind);

  expect(own).not.toEqual([]);
  for (const file of own) {
    const { status, headers } = await head(encodeURI(`/${file.replace(/\.html$/, '')}`));

    expect(status, file).toBe(200);
    expect(headers, file).toMatchObject({
      ...always,
      'content-type': expect.stringMatching(kind.type),
      'cache-control': cacheControl[kind.cache],
      'content-security-policy': policies[kind.policy],
      'cross-origin-resource-policy': kind.policy === 'picture' ? 'cross-origin' : 'same-origin',
    });
    expect(headers.server ?? '', file).not.toMatch(/\d/);
    expect(headers['x-robots-tag'], file).toBe(file.startsWith('api/') ? 'noindex' : undefined);
  }
});

test('what is not there is answered 404 and never kept, in any folder', async () => {
  const folders = new Set(files.map((file) => `/${file}`.replace(/[^/]+$/, '')));

  for (const folder of folders) {
    for (const ending of ['', '.js', '.css', '.svg', '.webp', '.woff2', '.json']) {
      const missing = `${folder}falta.0ldBu1ld${ending}`;
      const { status, headers } = await head(missing);

      expect.soft(status, missing).toBe(404);
      expect
        .soft(headers, missing)
        .toMatchObject({ ...always, 'cache-control': cacheControl.never });
    }
  }
});

test('redirects and repeated questions carry the same headers', async () => {
  const page = await ask(port, homeRoute.path);
  const again = await ask(port, homeRoute.path, {
    headers: { 'If-None-Match': page.headers.etag ?? '' },
  });
  const moved = await ask(port, '/');

  expect([again.status, moved.status]).toEqual([304, 301]);
  for (const { headers } of [again, moved]) {
    expect(headers).toMatchObject({ ...always, 'cache-control': cacheControl.asked });
  }
});

test('the headers of a page weigh at most 1,000 bytes, and its text is packed', async () => {
  const { headers, rawHeaders } = await ask(port, homeRoute.path, {
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  });

  expect(Buffer.byteLength(rawHeaders)).toBeLessThanOrEqual(HEADER_BYTES);
  expect(headers['content-encoding']).toMatch(/^(br|gzip)$/);
});
