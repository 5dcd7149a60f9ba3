import { startHost } from '#tools/delivery/server.ts';
import { liveSite } from './liveSite.ts';
import { LIVE_PORT } from './playwright.config.ts';

/** Serves today's site on the host engine for the whole run; gives what stops it. */
export default async function serveLive(): Promise<() => Promise<void>> {
  const host = await startHost(liveSite, LIVE_PORT);
  return () => host.stop();
}
