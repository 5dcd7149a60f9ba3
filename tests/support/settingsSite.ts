import { test as base } from './faultTest.ts';
import { servedSite, type ServedSite } from './servedSite.ts';

/** Browser tests of the site whose settings are all otherwise (`variants.ts`). */
export const test = base.extend<object, ServedSite>(servedSite('settings'));
