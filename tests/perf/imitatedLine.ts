import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { LineSpeed, SlowLine } from './slowLine.ts';

const SEGMENT = 1460;
const FIRST_WINDOW = 10 * SEGMENT;

/**
 * Does things at their times, in the order in which they were asked for: timers alone may overtake
 * each other, and a stream whose pieces do is broken.
 */
function inOrder() {
  const due: { at: number; run: () => void }[] = [];
  const work = () => {
    while (due[0] && due[0].at <= performance.now()) due.shift()?.run();
    if (due[0]) setTimeout(work, due[0].at - performance.now());
  };
  return (at: number, run: () => void) => {
    due.push({ at: Math.max(at, due.at(-1)?.at ?? 0), run });
    if (due.length === 1) setTimeout(work, at - performance.now());
  };
}

/**
 * Carries bytes one way: each segment takes its turn on the line, which all connections share, and
 * travels for half a round trip. What may be under way at once starts at ten segments and grows
 * with what arrives, as in TCP's slow start.
 */
function carry(
  from: Socket,
  to: Socket,
  line: { freeAt: number; kbps: number; roundTripMs: number },
  opensAt: number,
) {
  const arrive = inOrder();
  const acknowledge = inOrder();
  const travel = line.roundTripMs / 2;
  let waiting = Buffer.alloc(0);
  let window = FIRST_WINDOW;
  let underWay = 0;

  const send = () => {
    while (waiting.length > 0 && underWay < window) {
      const segment = waiting.subarray(0, SEGMENT);
      waiting = waiting.subarray(segment.length);
      underWay += segment.length;
      line.freeAt =
        Math.max(performance.now(), line.freeAt, opensAt) + (segment.length * 8) / line.kbps;
      arrive(line.freeAt + travel, () => to.write(segment));
      acknowledge(line.freeAt + 2 * travel, () => {
        underWay -= segment.length;
        window += segment.length;
        send();
      });
    }
  };
  from.on('data', (bytes) => {
    waiting = Buffer.concat([waiting, bytes as Buffer]);
    send();
  });
  from.on('error', () => to.destroy());
}

/**
 * Puts a slow line in front of a local port. Not a kernel's queue but this process imitates it,
 * byte by byte: real requests and answers, with the times of a poor network.
 */
export async function openImitatedLine(
  port: number,
  { downKbps, upKbps, roundTripMs }: LineSpeed,
): Promise<SlowLine> {
  const down = { freeAt: 0, kbps: downKbps, roundTripMs };
  const up = { freeAt: 0, kbps: upKbps, roundTripMs };
  const server = createServer((client) => {
    const origin = connect(port, '127.0.0.1');
    // The connection's own round trip, before it may carry anything.
    const opensAt = performance.now() + roundTripMs;
    carry(client, origin, up, opensAt);
    carry(origin, client, down, opensAt);
    client.on('close', () => origin.destroy());
    origin.on('close', () => client.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: 'localhost',
    port: (server.address() as AddressInfo).port,
    browserAt: (executable) => Promise.resolve(executable),
    kind: 'an imitation, because this machine does not allow one of real packets',
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
