import type {
  Fixtures,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
} from 'playwright/test';
import { startHost } from '#tools/delivery/server.ts';
import { freePort } from './freePort.ts';
import { ensureBuilt, siteFolderOf, type Variant } from './variants.ts';

/** Where the site of a variant is served during the tests that look at it. */
export interface ServedSite {
  address: string;
}

/** Lets browser tests look at the site of another variant, `test.extend(servedSite('settings'))`. */
export const servedSite = (
  name: Variant,
): Fixtures<
  object,
  ServedSite,
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> => ({
  address: [
    // eslint-disable-next-line no-empty-pattern -- The runner reads there what a fixture asks for.
    async ({}, use) => {
      ensureBuilt(name);
      const host = await startHost(siteFolderOf(name), await freePort());
      await use(host.address);
      await host.stop();
    },
    // A build that is not there yet takes its time.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ address }, use) => use(address),
});
