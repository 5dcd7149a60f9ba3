import { expect, inject, test } from 'vitest';
import { homeRoute } from '#lib/routes.ts';
import { filesOf } from '#tools/check/output/readBuilt.ts';
import { ask } from '#tests/support/request.ts';
import { siteFolder } from '#tests/support/variants.ts';

/** How long an answer may be kept. */
const cache = {
  forever: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
  asked: 'public, max-age=0, must-revalidate',
  never: 'no-store',
};

/** What an answer may do, when it is opened by itself. */
const policies = {
  page: "base-uri 'none';form-action 'none';frame-ancestors 'none';object-src 'none'",
  file: "default-src 'none';frame-ancestors 'none'",
  picture: "default-src 'none';frame-ancestors 'none';style-src 'unsafe-inline';sandbox",
};

/** The kinds of files, the first that fits. */
const kinds: readonly {
  files: RegExp;
  type: RegExp;
  cache: keyof typeof cache;
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
  'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
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
      'cache-control': cache[kind.cache],
      'content-security-policy': policies[kind.policy],
      'cross-origin-resource-policy': kind.policy === 'picture' ? 'cross-origin' : 'same-origin',
    });
    expect(headers.server ?? '', file).not.toMatch(/\d/);
    expect(headers['x-robots-tag'], file).toBe(file.startsWith('api/') ? 'noindex' : undefined);
  }
});

test('a missing file is answered 404 and never kept, in any folder', async () => {
  const folders = new Set(files.map((file) => `/${file}`.replace(/[^/]+$/, '')));

  for (const folder of folders) {
    for (const ending of ['', '.js', '.css', '.svg', '.webp', '.woff2', '.json']) {
      const missing = `${folder}falta.0ldBu1ld${ending}`;
      const { status, headers } = await head(missing);

      expect.soft(status, missing).toBe(404);
      expect.soft(headers, missing).toMatchObject({ ...always, 'cache-control': cache.never });
    }
  }
});

test('redirects and repeated questions carry the same headers', async () => {
  const page = await ask(port, homeRoute.path);
  const headers = { 'If-None-Match': page.headers.etag ?? '' };
  const again = await ask(port, homeRoute.path, { headers });
  const moved = await ask(port, '/');

  expect([again.status, moved.status]).toEqual([304, 301]);
  for (const answer of [again, moved])
    expect(answer.headers).toMatchObject({ ...always, 'cache-control': cache.asked });
});

test('the headers of a page weigh at most 1,000 bytes, and its text is packed', async () => {
  const { headers, rawHeaders } = await ask(port, homeRoute.path, {
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  });

  expect(Buffer.byteLength(rawHeaders)).toBeLessThanOrEqual(1000);
  expect(headers['content-encoding']).toMatch(/^(br|gzip)$/);
});
