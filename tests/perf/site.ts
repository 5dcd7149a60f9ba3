import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist } from '#tools/build/built.ts';
import { startHost } from '#tools/delivery/server.ts';

/** Where the almost empty page is that every figure is compared with. */
export const FLOOR = '/suelo';

const floorPage =
  '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Suelo</title>' +
  '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>' +
  '<body><h1>Suelo</h1></body></html>';

/** Headers of an HTTP/1.1 answer that HTTP/2 does not know. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** The site and the floor page, served as a visitor gets them. */
export interface BenchSite {
  /** Over HTTP/2 and TLS, with a certificate of its own. */
  address: string;
  port: number;
  /** The host engine itself, over plain HTTP/1.1. */
  engine: string;
  stop(): Promise<void>;
}

/**
 * Serves a copy of `dist` with the floor page on the host engine, and HTTP/2 in front of it.
 * @throws when `openssl` is missing, which makes the certificate
 */
export async function serveBenchSite(enginePort: number): Promise<BenchSite> {
  const folder = await mkdtemp(join(tmpdir(), 'lineo-bench-'));
  await cp(dist, join(folder, 'dist'), { recursive: true });
  await writeFile(join(folder, 'dist', `${FLOOR}.html`), floorPage);
  const host = await startHost(join(folder, 'dist'), enginePort);

  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-keyout', key, '-out', cert, '-days', '1', '-subj', '/CN=localhost'],
  ]);
  if (made.status !== 0) throw new Error('La medición necesita openssl para su certificado.');

  const front = createSecureServer({
    key: await readFile(key),
    cert: await readFile(cert),
    allowHTTP1: true,
  });
  front.on('request', (asked, answer) => {
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')),
    );
    const forwarded = request(
      { port: enginePort, path: asked.url, method: asked.method, headers },
      (answered) => {
        const kept = Object.entries(answered.headers).filter(([name]) => !HOP_BY_HOP.has(name));
        answer.writeHead(answered.statusCode ?? 502, Object.fromEntries(kept));
        answered.pipe(answer);
      },
    );
    forwarded.on('error', () => answer.stream.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const { port } = front.address() as AddressInfo;

  return {
    address: `https://localhost:${port}`,
    port,
    engine: host.address,
    stop: async () => {
      front.close();
      await host.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
