import type { TestProject } from 'vitest/node';
import { startHost } from '#tools/delivery/startHost.ts';
import {
  ensureBuilt,
  siteFolderOf,
  variantIn,
  type Variant,
} from '#tests/support/sites/variants.ts';
import { freePort } from './freePort.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    host: string;
    /** The address of the editor's own host. */
    editorHost: string;
    /** An address at which the host fails; missing if the host can't fail. */
    failingPath: string;
  }
}

/** Vitest's global setup: serves the project's site as the CDN would. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const variant = variantIn(project.config.env);
  const serve = async (name: Variant) => {
    ensureBuilt(name);
    return startHost(siteFolderOf(name), await freePort());
  };
  const [host, editor] = [await serve(variant), await serve('editor')];
  project.provide('host', host.address);
  project.provide('editorHost', editor.address);
  project.provide('failingPath', '');
  return async () => {
    await host.stop();
    await editor.stop();
  };
}
