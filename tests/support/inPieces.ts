import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { freePort } from './freePort.ts';

/** A site whose pages arrive as on a slow line: a piece, and then nothing until the next. */
export interface SlowSite {
  /** Where it answers, without trailing slash. */
  address: string;
  /** Sends the next piece of the page that was asked for last; gives whether there was one. */
  next(): boolean;
  /** Stops it. */
  stop(): Promise<void>;
}

/** Packed bytes that come at once: a quarter of a segment, because a browser may paint within one too. */
const PIECE = 365;

/** A page as it arrives: what each piece brings, unpacked. */
function piecesOf(page: string): string[] {
  const count = Math.ceil(gzipSync(page).length / PIECE);
  const size = Math.ceil(page.length / count);
  return Array.from({ length: count }, (_, at) => page.slice(at * size, (at + 1) * size));
}

/** Puts the site at `host` on a slow line: pages in pieces, everything else at once. */
export async function serveInPieces(host: string): Promise<SlowSite> {
  let next: SlowSite['next'] = () => false;
  const server = createServer((request, response) => {
    const answer = async () => {
      const original = await fetch(host + (request.url ?? '/'));
      const type = original.headers.get('content-type') ?? '';
      response.setHeader('Content-Type', type);
      if (!type.startsWith('text/html')) {
        response.end(Buffer.from(await original.arrayBuffer()));
        return;
      }
      const pieces = piecesOf(await original.text());
      next = () => {
        const piece = pieces.shift();
        if (piece !== undefined) response.write(piece);
        else response.end();
        return piece !== undefined;
      };
      next();
    };
    answer().catch(() => response.destroy());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${port}`,
    next: () => next(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
