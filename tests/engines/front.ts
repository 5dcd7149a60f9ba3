import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { freePort } from '#tests/support/freePort.ts';
import type { Variant } from '#tests/support/variants.ts';

/** What comes between a visitor and the site. */
export interface Changes {
  /** Another of the tests' sites than the first. */
  site?: Variant;
  /** The site's own script files: not there, or on their way until they are released. */
  scripts?: 'missing' | 'held';
  /** A program that runs before any of the page's own: what the browser says or refuses. */
  before?: string;
}

/** The site as a visitor gets it. */
export interface Front {
  /** Where it answers, without trailing slash. */
  address: string;
  /** Lets the held script files arrive. */
  release(): void;
  /** Stops it. */
  stop(): Promise<void>;
}

/** Headers that are about the bytes on the way, which are others from here on. */
const OF_THE_WAY = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
]);

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Puts a program first in a page. The page's own policy begins after it; the one in the headers
 * learns its hash.
 */
const putFirst = (script: string, html: string) =>
  html.replace('<head>', () => `<head><script>${script}</script>`);
const allow = (script: string, policy: string) =>
  policy.replace(/script-src [^;]*/, (sources) => `${sources} ${hashOf(script)}`);

/**
 * Stands before the host engine and does to the site what no protocol of the three engines can do
 * alike: takes its script files away, holds them back, runs a program before the page's own.
 */
export async function startFront(
  host: string,
  { scripts, before }: Omit<Changes, 'site'>,
): Promise<Front> {
  let letThrough: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });

  async function answer(path: string, response: ServerResponse): Promise<void> {
    if (/^\/_astro\/.*\.js/.test(path)) {
      if (scripts === 'held') await released;
      if (scripts === 'missing') {
        response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
        return;
      }
    }
    const original = await fetch(host + path, {
      redirect: 'manual',
      headers: { 'Accept-Encoding': 'identity' },
    });
    const isPage = original.headers.get('content-type')?.startsWith('text/html');
    for (const [name, value] of original.headers) {
      if (OF_THE_WAY.has(name)) continue;
      const isPolicy = before !== undefined && name === 'content-security-policy';
      response.setHeader(name, isPolicy ? allow(before, value) : value);
    }
    response.statusCode = original.status;
    if (isPage && before !== undefined) response.end(putFirst(before, await original.text()));
    else response.end(Buffer.from(await original.arrayBuffer()));
  }

  const server = createServer((request, response) => {
    answer(request.url ?? '/', response).catch(() => response.destroy());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${port}`,
    release: () => letThrough?.(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
