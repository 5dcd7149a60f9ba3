import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';

/** An answer as it came, its body unpacked. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The status line and the headers, as HTTP/1.1 sends them. */
  rawHeaders: string;
  body: Buffer;
}

// What was cut off in between is unpacked as far as it goes.
const brotli = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
const gzip = { finishFlush: constants.Z_SYNC_FLUSH };

/**
 * Asks a server of this machine for a path exactly as it is written, and follows nothing: `fetch`
 * would put the address right first. With `firstBytes`, the body ends where these do, headers included.
 */
export const ask = (
  port: number,
  path: string,
  {
    firstBytes = Infinity,
    ...options
  }: { method?: string; headers?: Record<string, string>; firstBytes?: number } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, ...options }, (response) => {
      buffer(response).then((bytes) => {
        const { statusCode: status = 0, headers, rawHeaders } = response;
        const lines = rawHeaders.map((text, index) => text + (index % 2 ? '\r\n' : ': '));
        const sent = `HTTP/1.1 ${status} ${response.statusMessage}\r\n${lines.join('')}\r\n`;
        const packing = bytes.length > 0 ? headers['content-encoding'] : undefined;
        const arrived = bytes.subarray(0, firstBytes - Buffer.byteLength(sent));
        const body =
          packing === 'br'
            ? brotliDecompressSync(arrived, brotli)
            : packing === 'gzip'
              ? gunzipSync(arrived, gzip)
              : arrived;
        resolve({ status, headers, rawHeaders: sent, body });
      }, reject);
    })
      .on('error', reject)
      .end();
  });
