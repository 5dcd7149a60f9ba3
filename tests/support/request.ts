import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer as it came, its body unpacked. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Asks a server of this machine for a path exactly as it is written, and follows nothing: `fetch`
 * would put the address right first.
 */
export const ask = (
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, ...options }, (response) => {
      buffer(response).then((bytes) => {
        const { statusCode: status = 0, headers } = response;
        const packing = bytes.length > 0 ? headers['content-encoding'] : undefined;
        const body =
          packing === 'br'
            ? brotliDecompressSync(bytes)
            : packing === 'gzip'
              ? gunzipSync(bytes)
              : bytes;
        resolve({ status, headers, body });
      }, reject);
    })
      .on('error', reject)
      .end();
  });
