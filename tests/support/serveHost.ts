import type { TestProject } from 'vitest/node';
import { startHost } from '#tools/delivery/server.ts';
import { freePort } from './freePort.ts';
import { ensureBuilt, siteFolderOf, variantIn } from './variants.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    host: string;
  }
}

/** Vitest's global setup: serves the project's site as the CDN would. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const variant = variantIn(project.config.env);
  ensureBuilt(variant);
  const host = await startHost(siteFolderOf(variant), await freePort());
  project.provide('host', host.address);
  return () => host.stop();
}
