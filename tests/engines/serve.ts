import type { TestProject } from 'vitest/node';
import { freePort } from '#tests/support/freePort.ts';
import { ensureBuilt, siteFolderOf } from '#tests/support/variants.ts';
import { startHost } from '#tools/delivery/server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the site with a tag container is served. */
    settings: string;
  }
}

/** Serves the site `settings` beside the fixture's; gives what stops it. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt('settings');
  const host = await startHost(siteFolderOf('settings'), await freePort());
  project.provide('settings', host.address);
  return () => host.stop();
}
