import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer as it came, its body unpacked. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The status line and the headers, as HTTP/1.1 sends them. */
  rawHeaders: string;
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
        const { statusCode: status = 0, headers, rawHeaders } = response;
        const lines = rawHeaders.map((text, index) => text + (index % 2 ? '\r\n' : ': '));
        const sent = `HTTP/1.1 ${status} ${response.statusMessage}\r\n${lines.join('')}\r\n`;
        const packing = bytes.length > 0 ? headers['content-encoding'] : undefined;
        const body =
          packing === 'br'
            ? brotliDecompressSync(bytes)
            : packing === 'gzip'
              ? gunzipSync(bytes)
              : bytes;
        resolve({ status, headers, rawHeaders: sent, body });
      }, reject);
    })
      .on('error', reject)
      .end();
  });
