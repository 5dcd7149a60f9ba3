import { expect, inject, test } from 'vitest';
import { siteFolder } from '#tests/support/variants.ts';
import { cacheControl, policies } from '#tools/delivery/headers.ts';
import { filesOf } from '#tests/support/builtSite.ts';
import { ask } from '#tests/support/request.ts';

/** The kinds of files, the first that fits: how long each may be kept, and who may show it. */
const kinds: readonly {
  files: RegExp;
  type: RegExp;
  cache: keyof typeof cacheControl;
  isForAll?: boolean;
}[] = [
  { files: /^(404|500)\.html$/, type: /^text\/html/, cache: 'never' },
  { files: /\.html$/, type: /^text\/html/, cache: 'asked' },
  { files: /\.txt$/, type: /^text\/plain/, cache: 'asked' },
  { files: /\.xml$/, type: /^application\/xml/, cache: 'asked' },
  { files: /\.json$/, type: /^application\/json/, cache: 'asked' },
  { files: /\.webmanifest$/, type: /^application\/manifest\+json/, cache: 'asked' },
  { files: /^iconos\.svg$/, type: /^image\/svg\+xml/, cache: 'asked', isForAll: true },
  { files: /^_astro\/.*\.js$/, type: /^text\/javascript/, cache: 'forever' },
  { files: /^_astro\/.*\.woff2$/, type: /^font\/woff2/, cache: 'forever' },
  { files: /^_astro\/.*\.svg$/, type: /^image\/svg\+xml/, cache: 'forever', isForAll: true },
  { files: /^_astro\//, type: /^image\//, cache: 'forever', isForAll: true },
  { files: /\.svg$/, type: /^image\/svg\+xml/, cache: 'day', isForAll: true },
  { files: /\.png$/, type: /^image\/png/, cache: 'day', isForAll: true },
];

/** The files that are for the host itself. */
const isForHost = (file: string) => /^_(headers|redirects)$/.test(file);
const files = filesOf(siteFolder).filter((file) => !isForHost(file));

/** Where the host serves a file; `/` leads on to another page. */
const addressOf = (file: string) => encodeURI(`/${file.replace(/\.html$/, '')}`);

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

test.each(files.filter((name) => name !== 'index.html'))(
  '%s is served with the headers of its kind',
  async (file) => {
    const kind = kinds.find((candidate) => candidate.files.test(file));
    const { status, headers } = await head(addressOf(file));

    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...always,
      'content-type': expect.stringMatching(kind?.type ?? /^$/),
      'cache-control': kind && cacheControl[kind.cache],
      'cross-origin-resource-policy': kind?.isForAll ? 'cross-origin' : 'same-origin',
      'content-security-policy': kind?.isForAll
        ? policies.picture
        : policies[file.endsWith('.html') ? 'page' : 'file'],
    });
    expect(headers.server ?? '').not.toMatch(/\d/);
  },
);

test('what is not there is answered 404 and never kept, in any folder', async () => {
  const folders = new Set(files.map((file) => `/${file}`.replace(/[^/]+$/, '')));
  const endings = new Set(files.map((file) => /\.\w+$/.exec(file)?.[0]));

  for (const folder of folders) {
    for (const ending of endings) {
      const missing = `${folder}falta.0ldBu1ld${ending === '.html' ? '' : ending}`;
      const { status, headers } = await head(missing);

      expect.soft(status, missing).toBe(404);
      expect.soft(headers, missing).toMatchObject({
        ...always,
        'cache-control': cacheControl.never,
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  }
});

test('redirects and repeated questions carry the same headers', async () => {
  const page = await ask(port, '/inicio');
  const again = await ask(port, '/inicio', {
    headers: { 'If-None-Match': page.headers.etag ?? '' },
  });
  const moved = await ask(port, '/');

  expect(again.status).toBe(304);
  expect(moved.status).toBe(301);
  for (const answer of [again, moved]) {
    expect(answer.headers).toMatchObject({ ...always, 'cache-control': cacheControl.asked });
  }
});
