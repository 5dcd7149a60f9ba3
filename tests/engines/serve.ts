import type { TestProject } from 'vitest/node';
import { freePort } from '#tests/support/freePort.ts';
import { ensureBuilt, siteFolderOf } from '#tests/support/variants.ts';
import { startHost } from '#tools/delivery/server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the fixture's site is served, and the one with a tag container. */
    sites: { fixture: string; settings: string };
  }
}

/** Serves the sites that the journeys visit; gives what stops them. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const [fixture, settings] = await Promise.all(
    (['fixture', 'settings'] as const).map(async (name) => {
      ensureBuilt(name);
      return startHost(siteFolderOf(name), await freePort());
    }),
  );
  if (!fixture || !settings) throw new Error('The sites are not served.');
  project.provide('sites', { fixture: fixture.address, settings: settings.address });
  return async () => {
    await Promise.all([fixture.stop(), settings.stop()]);
  };
}
