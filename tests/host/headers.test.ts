import { expect, inject, test } from 'vitest';
import { homeRoute } from '#lib/routes.ts';
import { campaignParameters } from '#measurement/campaign.ts';
import { filesOf } from '#tools/filesOf.ts';
import { fetchRaw } from '#tests/support/hosts/request.ts';
import { siteFolder } from '#tests/support/sites/variants.ts';

// Values of `cache-control`.
const forever = 'public, max-age=31536000, immutable';
const asked = 'public, max-age=0, must-revalidate';
const never = 'no-store';

// Policies of a file that is opened by itself.
const aPage = "base-uri 'none';form-action 'none';frame-ancestors 'none';object-src 'none'";
const aFile = "default-src 'none';frame-ancestors 'none'";
const aPicture = "default-src 'none';frame-ancestors 'none';style-src 'unsafe-inline';sandbox";

/** Kinds of files; the first kind that matches a file counts. */
const kinds: readonly [name: string, files: RegExp, type: RegExp, cache: string, policy: string][] =
  [
    ['a page of an error', /^(404|500)\.html$/, /^text\/html/, never, aPage],
    ['a page', /\.html$/, /^text\/html/, asked, aPage],
    ['a text', /\.txt$/, /^text\/plain; charset=utf-8$/, asked, aFile],
    ['a feed or sitemap', /\.xml$/, /^application\/xml/, asked, aFile],
    ['data', /\.json$/, /^application\/json/, asked, aFile],
    ['the manifest', /\.webmanifest$/, /^application\/manifest/, asked, aFile],
    ['a script', /^_astro\/.*\.js$/, /^text\/javascript/, forever, aFile],
    ['a typeface', /^_astro\/.*\.woff2$/, /^font\/woff2/, forever, aFile],
    ['a picture of a page', /^_astro\//, /^image\//, forever, aPicture],
    ['a picture that keeps its name', /\.(svg|png)$/, /^image\//, asked, aPicture],
  ];

const served = filesOf(siteFolder).filter((file) => !/^_(headers|redirects)$|^index/.test(file));
const filesOfKind = Map.groupBy(served, (file) => kinds.find(([, files]) => files.test(file))?.[1]);

/** Headers of every response. */
const always = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': expect.stringMatching(
    // The video's frame needs to play and to fill the screen.
    /^(?!.*(autoplay|fullscreen)).*camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  ),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

/** What was fetched before a click serves a visitor of a campaign too. */
const forCampaigns = `params=(${campaignParameters.map((name) => `"${name}"`).join(' ')})`;

const port = Number(new URL(inject('host')).port);
const head = (path: string) => fetchRaw(port, path, { method: 'HEAD' });

test('every published file has known headers, and every kind of headers has a file', () => {
  expect(filesOfKind.get(undefined)).toBeUndefined();
  expect(filesOfKind.size).toBe(kinds.length);
});

test.each(kinds)(
  '%s is served with the headers of its kind',
  async (_name, own, type, cache, policy) => {
    for (const file of filesOfKind.get(own) ?? []) {
      const { status, headers } = await head(encodeURI(`/${file.replace(/\.html$/, '')}`));

      expect(status, file).toBe(200);
      expect(headers, file).toMatchObject({
        ...always,
        'content-type': expect.stringMatching(type),
        'cache-control': cache,
        'content-security-policy': policy,
        'cross-origin-resource-policy': policy === aPicture ? 'cross-origin' : 'same-origin',
      });
      expect(headers.server ?? '', file).not.toMatch(/\d/);
      expect(headers['no-vary-search'], file).toBe(policy === aPage ? forCampaigns : undefined);
      expect(headers['x-robots-tag'], file).toBe(file.startsWith('api/') ? 'noindex' : undefined);
    }
  },
);

test('a missing file is answered 404 and never kept, in any folder', async () => {
  const folders = new Set(served.map((file) => `/${file}`.replace(/[^/]+$/, '')));

  for (const folder of folders) {
    for (const ending of ['', '.js', '.svg', '.json']) {
      const missing = `${folder}falta.0ldBu1ld${ending}`;
      const { status, headers } = await head(missing);

      expect.soft(status, missing).toBe(404);
      expect.soft(headers, missing).toMatchObject({ ...always, 'cache-control': never });
    }
  }
});

test('redirects and 304 answers carry the same headers', async () => {
  const { headers } = await fetchRaw(port, homeRoute.path);
  const again = { headers: { 'If-None-Match': headers.etag ?? '' } };

  for (const [status, answer] of [
    [304, await fetchRaw(port, homeRoute.path, again)],
    [301, await fetchRaw(port, '/')],
  ] as const) {
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ ...always, 'cache-control': asked });
  }
});

test('a page’s headers are at most 1,100 bytes, and its text is compressed', async () => {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const answer = await fetchRaw(port, homeRoute.path, { headers });

  expect(Buffer.byteLength(answer.rawHeaders)).toBeLessThanOrEqual(1100);
  expect(answer.headers['content-encoding']).toMatch(/^(br|gzip)$/);
});
