import type { TestProject } from 'vitest/node';
import { ensureBuilt, siteFolder } from './variants.ts';
import { startHost } from '#tools/delivery/server.ts';
import { freePort } from './freePort.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the host engine serves the site. */
    host: string;
  }
}

/** Serves the site on the host engine for a whole run; gives what stops it. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt('fixture');
  const host = await startHost(siteFolder, await freePort());
  project.provide('host', host.address);
  return () => host.stop();
}
