import type { TestProject } from 'vitest/node';
import { startHost } from '#tools/delivery/server.ts';
import { freePort } from './freePort.ts';
import { ensureBuilt, siteFolderOf, variantIn } from './variants.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the host engine serves the site. */
    host: string;
  }
}

/** Serves the site of a project on the host engine for a whole run; gives what stops it. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const variant = variantIn(project.config.env);
  ensureBuilt(variant);
  const host = await startHost(siteFolderOf(variant), await freePort());
  project.provide('host', host.address);
  return () => host.stop();
}
