import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LineSpeed, SlowLine } from './slowLine.ts';

const script = fileURLToPath(new URL('realLine.py', import.meta.url));

/** Opens the line, or nothing where the machine does not allow it: another system, or not its root. */
async function openDevices({ downKbps, upKbps, roundTripMs }: LineSpeed) {
  const name = `lineo${process.pid}`;
  const line = spawn(
    'python3',
    [script, name, String(downKbps), String(upKbps), String(roundTripMs)],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  const ended = new Promise<undefined>((resolve) => {
    line.once('error', () => resolve(undefined));
    line.once('exit', () => resolve(undefined));
  });
  const opened = once(line.stdout, 'data').then(([text]) => String(text).trim());
  const address = await Promise.race([opened, ended]);
  if (!address) return undefined;
  const close = async () => {
    line.stdin.end();
    await ended;
  };
  return { name, address, close };
}

/**
 * A slow line that real packets cross, between a port of this machine and a browser in a network
 * namespace: handshakes, slow start and the first window are the kernel's own.
 * @returns nothing where the machine does not allow it: it takes Linux, root, Python and iproute2
 */
export async function openRealLine(port: number, speed: LineSpeed): Promise<SlowLine | undefined> {
  const devices = await openDevices(speed);
  if (!devices) return undefined;
  // As servers of pages have it: a small piece does not wait for what came before it.
  const server = createServer({ noDelay: true }, (client) => {
    const origin = connect({ port, host: '127.0.0.1', noDelay: true });
    client.pipe(origin).pipe(client);
    client.on('error', () => origin.destroy());
    origin.on('error', () => client.destroy());
  });
  server.listen(0, devices.address);
  await once(server, 'listening');
  const folder = await mkdtemp(join(tmpdir(), 'lineo-line-'));
  const starter = join(folder, 'browser');
  return {
    host: devices.address,
    port: (server.address() as AddressInfo).port,
    browserAt: async (executable) => {
      const words = `#!/bin/sh\nexec ip netns exec ${devices.name} '${executable}' "$@"\n`;
      await writeFile(starter, words, { mode: 0o755 });
      return starter;
    },
    kind: 'real packets across two devices of the kernel',
    close: async () => {
      server.close();
      await devices.close();
      await rm(folder, { recursive: true });
    },
  };
}
