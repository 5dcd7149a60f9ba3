import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

// Playwright wants its ports before it starts, for six sites at once.

async function listensOn(port: number): Promise<number> {
  const probe = createServer().listen(port, '127.0.0.1');
  await once(probe, 'listening');
  const { port: taken } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return taken;
}

/** A port that is free, and so are the next ones, `count` in all. */
export async function freePort(count = 1): Promise<number> {
  const first = await listensOn(0);
  try {
    for (let next = 1; next < count; next += 1) await listensOn(first + next);
    return first;
  } catch {
    return freePort(count);
  }
}
