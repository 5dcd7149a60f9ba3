import type { PlannedClick } from '#tools/tracking/plan.ts';
import { unknownAddress } from './screens.ts';
import { siteFolder } from './variants.ts';

let plan: Promise<PlannedClick[]> | undefined;

/**
 * The clicks that the tracking plan has for a page of the tests' site. The plan is read when a test
 * first asks: who only lists tests need not wait for its parser.
 */
export async function plannedFor(path: string): Promise<PlannedClick['click'][]> {
  plan ??= import('#tools/tracking/plan.ts').then(({ readPlan }) => readPlan(siteFolder));
  const page = path === unknownAddress ? '/404' : path;
  return (await plan).filter((planned) => planned.page === page).map(({ click }) => click);
}
