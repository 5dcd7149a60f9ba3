import { siteFolder } from './variants.ts';
import { startHost } from '#tools/delivery/server.ts';
import { TEST_PORT } from '#tests/playwright.config.ts';

/** Serves the site on the host engine for the whole run; gives what stops it. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const host = await startHost(siteFolder, TEST_PORT);
  return () => host.stop();
}
