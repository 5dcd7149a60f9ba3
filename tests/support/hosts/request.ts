import { once } from 'node:events';
import {
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { constants, gunzipSync } from 'node:zlib';

/** What a host answers. */
interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  rawHeaders: string;
  body: Buffer;
}

/**
 * Requests a path exactly as written, which `fetch` would normalise, and follows no redirect.
 * With `firstBytes`, reads only so many bytes, headers included.
 */
export async function fetchRaw(
  port: number,
  path: string,
  { firstBytes = Infinity, ...options }: RequestOptions & { firstBytes?: number } = {},
): Promise<Answer> {
  const asked = request({ host: '127.0.0.1', port, path, ...options }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, statusMessage, headers } = response;
  const lines = response.rawHeaders.map((text, index) => text + (index % 2 ? '\r\n' : ': '));
  const rawHeaders = `HTTP/1.1 ${status} ${statusMessage}\r\n${lines.join('')}\r\n`;
  const arrived = (await buffer(response)).subarray(0, firstBytes - Buffer.byteLength(rawHeaders));
  // Z_SYNC_FLUSH unpacks a truncated body as far as possible.
  const isPacked = headers['content-encoding'] === 'gzip' && arrived.length > 0;
  const body = isPacked ? gunzipSync(arrived, { finishFlush: constants.Z_SYNC_FLUSH }) : arrived;
  return { status, headers, rawHeaders, body };
}
