import type { TestProject } from 'vitest/node';
import { ensureBuilt, variantIn } from './variants.ts';

/** Builds the site that a project of `vitest.config.ts` looks at, where something changed. */
export default function buildSite({ config }: TestProject): void {
  ensureBuilt(variantIn(config.env));
}
