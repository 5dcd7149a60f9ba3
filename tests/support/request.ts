import { once } from 'node:events';
import {
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { constants, gunzipSync } from 'node:zlib';

/** An answer as it came, its body unpacked where that is gzip. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The status line and the headers, as HTTP/1.1 sends them. */
  rawHeaders: string;
  body: Buffer;
}

/**
 * Asks a server of this machine for a path exactly as it is written, and follows nothing: `fetch`
 * would put the address right first. With `firstBytes`, the body ends where these do, headers included.
 */
export async function ask(
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
  // What was cut off in between is unpacked as far as it goes.
  const isPacked = headers['content-encoding'] === 'gzip' && arrived.length > 0;
  const body = isPacked ? gunzipSync(arrived, { finishFlush: constants.Z_SYNC_FLUSH }) : arrived;
  return { status, headers, rawHeaders, body };
}
