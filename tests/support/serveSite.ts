import { dist } from '../../src/host/build.ts';
import { startHost } from '../../src/tools/delivery/server.ts';
import { TEST_PORT } from '../playwright.config.ts';

/** Serves `dist` on the host engine for the whole run; gives what stops it. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const host = await startHost(dist, TEST_PORT);
  return () => host.stop();
}
