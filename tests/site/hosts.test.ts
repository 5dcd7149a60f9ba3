import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteFolder } from '#tests/support/variants.ts';
import { startHost, type Host } from '#tools/delivery/server.ts';
import { homeRoute } from '#lib/routes.ts';
import { deploy } from '#tests/support/deploy.ts';
import { freePort } from '#tests/support/freePort.ts';
import { startNginx, type Nginx } from '#tests/support/nginx.ts';
import { oddAddresses } from '#tests/support/oddAddresses.ts';
import { ask, type Answer } from '#tests/support/request.ts';
import { files, readBytes } from '#tests/support/site.ts';

/** How long both servers may take to start on a busy machine. */
const PATIENCE_MS = 120_000;

/** What the headers of a page may weigh (.github/numbers.md). */
const HEADER_BYTES = 1000;

let folder: string;
let nginx: Nginx;
let cdn: Host;
let cdnPort: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lineo-hosts-'));
  deploy(siteFolder, folder);
  // What nothing of ours can cause: the server fails by itself.
  nginx = await startNginx(folder, 'location = /falla { return 500; }');
  cdnPort = await freePort();
  cdn = await startHost(siteFolder, cdnPort);
}, PATIENCE_MS);
afterAll(async () => {
  await nginx?.stop();
  await cdn?.stop();
  await rm(folder, { recursive: true, force: true });
});

const browser = { 'accept-encoding': 'gzip, deflate, br' };
const pages = files.filter((file) => file.endsWith('.html') && file !== 'index.html');
const published = files.filter((file) => !/^_(headers|redirects)$/.test(file));
const addressOf = (file: string) => encodeURI(`/${file.replace(/\.html$/, '')}`);

/** The addresses that moved. */
const moved = readBytes('_redirects')
  .toString()
  .trim()
  .split('\n')
  .map((line) => line.split(' ')[0] ?? '');

/** Every file where it is served, the other spellings of the pages, and what nobody wrote. */
const addresses = [
  ...new Set([
    '/',
    ...published.filter((file) => file !== 'index.html').map(addressOf),
    ...pages.flatMap((file) => [`/${file}`, `${addressOf(file)}/`]),
    ...moved,
    ...moved.map((from) => `${from}?utm_source=a`),
    ...oddAddresses,
  ]),
];

/** What a host says of itself, of the connection and of the file's history. */
const OF_THE_HOST =
  /^(server|date|connection|keep-alive|transfer-encoding|content-length|content-encoding|accept-ranges|vary|etag|last-modified|cf-cache-status)$/;

/** What the CDN's rules give by path alone, and nginx by what became of the answer. */
const BY_ANSWER = /^(content-type|cache-control|location|x-robots-tag)$/;

/**
 * Where nginx may end otherwise than the CDN, and why. Everything else is the same: what is reached
 * in the end, its bytes and its headers.
 */
const allowed: { paths: RegExp; why: string; nginx: number; cdn: number }[] = [
  {
    paths:
      /^\/(%|%00|%E0%A4%A|%u0041|\.\.%2f.*|%2e%2e\/.*|_astro\/(\.\.|%2e%2e)\/.*|api\/blogs\/%00\.json)$/,
    why: 'nginx refuses what is no address, or leads out of the site, before it looks for a file',
    nginx: 400,
    cdn: 404,
  },
  {
    paths: /^\/(404|500)\.html$/,
    why: 'the files of errors are for errors only: under their own name nginx has nothing',
    nginx: 404,
    cdn: 200,
  },
  {
    paths: /^\/inicio\/index\.html$/,
    why: 'nobody names these: the CDN puts them right, nginx has nothing there',
    nginx: 404,
    cdn: 200,
  },
];

const isRedirect = ({ status }: Answer) => status > 300 && status < 309 && status !== 304;

const headersOf = ({ headers, status }: Answer) => {
  const names = Object.keys(headers)
    .filter((name) => !OF_THE_HOST.test(name) && !(status >= 400 && BY_ANSWER.test(name)))
    .sort();
  return Object.fromEntries(names.map((name) => [name, headers[name]]));
};

/** What is reached from an address, over how many redirects. */
async function reach(port: number, path: string) {
  let answer = await ask(port, path, { headers: browser });
  let hops = 0;
  while (isRedirect(answer) && hops < 5) {
    const next = new URL(answer.headers.location ?? '', `http://127.0.0.1:${port}${path}`);
    if (Number(next.port) !== port) throw new Error(`${path} leads to ${next.href}.`);
    hops += 1;
    answer = await ask(port, next.pathname + next.search, { headers: browser });
  }
  return { answer, hops };
}

/** How the hosts' answers differ, in words. */
async function compare(path: string): Promise<string[]> {
  const [own, wanted] = await Promise.all([reach(nginx.port, path), reach(cdnPort, path)]);
  const statuses = [own.answer.status, wanted.answer.status];
  const exception = allowed.find(({ paths }) => paths.test(path));
  const differences: string[] = [];
  const expected = exception ? [exception.nginx, exception.cdn] : [statuses[1], statuses[1]];
  if (String(statuses) !== String(expected)) differences.push(`status ${statuses.join(' and ')}`);
  if (exception) return differences;

  if (!own.answer.body.equals(wanted.answer.body)) differences.push('other bytes');
  const [ours, theirs] = [own.answer, wanted.answer].map((answer) =>
    JSON.stringify(headersOf(answer)),
  );
  if (ours !== theirs) differences.push(`headers ${ours} and ${theirs}`);
  if (own.hops > 1 && !/^\/index/.test(path)) differences.push(`${own.hops} redirects`);
  return differences;
}

describe('nginx answers as the CDN does', () => {
  test(
    'for every address of the site and for odd ones',
    async () => {
      const differences: string[] = [];
      const queue = [...addresses];
      const work = async () => {
        for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
          const found = await compare(path);
          if (found.length > 0) differences.push(`${path.slice(0, 80)}: ${found.join(', ')}`);
        }
      };
      await Promise.all([work(), work(), work(), work()]);

      expect(differences).toEqual([]);
      expect(oddAddresses.length).toBeGreaterThanOrEqual(60);
    },
    PATIENCE_MS,
  );

  test.each(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'to %s alike',
    async (method) => {
      const [own, wanted] = await Promise.all(
        [nginx.port, cdnPort].map((port) => ask(port, homeRoute.path, { method })),
      );

      expect(own?.status).toBe(wanted?.status);
    },
  );
});

test('the headers of a page weigh at most 1,000 bytes', async () => {
  for (const port of [nginx.port, cdnPort]) {
    const { rawHeaders } = await ask(port, homeRoute.path, { headers: browser });

    expect(Buffer.byteLength(rawHeaders)).toBeLessThanOrEqual(HEADER_BYTES);
  }
});

describe('nginx', () => {
  const { path } = homeRoute;
  const script = files.find((file) => /^_astro\/[^/]+\.js$/.test(file)) ?? '';
  const from = (address: string, headers = {}) => ask(nginx.port, address, { headers });

  test('redirects for good, with what follows the address', async () => {
    for (const [address, location] of [
      ['/?x=1', `${path}?x=1`],
      [`${path}/?x=1`, `${path}?x=1`],
      [`${path}.html?x=1`, `${path}?x=1`],
      ['/nota_de_antes?x=1', '/con_todo?x=1'],
    ] as const) {
      const { status, headers } = await from(address);

      expect([status, headers.location]).toEqual([301, location]);
    }
  });

  test.each([
    ['gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['', undefined],
  ])('answers who accepts «%s» packed as %s, with the same page', async (accepted, packing) => {
    for (const file of ['inicio.html', script, 'sitemap.xml', 'llms.txt']) {
      const { headers, body } = await from(addressOf(file), { 'accept-encoding': accepted });

      expect(headers['content-encoding']).toBe(packing);
      expect(headers['vary']).toBe('Accept-Encoding');
      expect(body.equals(readBytes(file))).toBe(true);
    }
  });

  test('tells who has a page that it is still the same, with all its headers', async () => {
    for (const address of [path, `/${script}`]) {
      const first = await from(address, browser);
      const { etag = '', 'last-modified': date = '' } = first.headers;

      for (const condition of [{ 'if-none-match': etag }, { 'if-modified-since': date }]) {
        const again = await from(address, { ...browser, ...condition });

        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(headersOf(first)).toMatchObject(headersOf(again));
        expect(Object.keys(headersOf(again))).toContain('content-security-policy');
      }
    }
    const packed = await from(path, browser);
    const plain = await from(path);
    expect(plain.headers.etag).not.toBe(packed.headers.etag);
  });

  test('gives a part of a picture', async () => {
    const { status, body } = await from('/social/app.png', { range: 'bytes=10-19' });

    expect(status).toBe(206);
    expect(body.equals(readBytes('social/app.png').subarray(10, 20))).toBe(true);
  });

  test('keeps no error, shows ours, and protects it like a page', async () => {
    const page = await from(path);
    const protection = Object.entries(headersOf(page)).filter(([name]) => !BY_ANSWER.test(name));

    for (const [address, status, file] of [
      ['/nada', 404, '404.html'],
      ['/falla', 500, '500.html'],
    ] as const) {
      const answer = await from(address);

      expect(answer.status).toBe(status);
      expect(answer.body.equals(readBytes(file))).toBe(true);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers).toMatchObject(Object.fromEntries(protection));
    }
    for (const answer of [await from('/%00'), await ask(nginx.port, path, { method: 'POST' })]) {
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      });
    }
  });

  test('says no version', async () => {
    for (const address of [path, '/nada', '/%00']) {
      const { headers, body } = await from(address);

      expect(headers.server).toBe('nginx');
      expect(String(body)).not.toMatch(/nginx\/\d/);
    }
  });
});
