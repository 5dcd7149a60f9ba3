import type { TestProject } from 'vitest/node';
import { ensureBuilt, variantIn } from './variants.ts';

/** Vitest's global setup: builds the project's site unless it is up to date. */
export default function buildTestSite({ config }: TestProject): void {
  ensureBuilt(variantIn(config.env));
}
