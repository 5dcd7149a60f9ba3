import { expect } from 'vitest';
import { content } from '#tests/support/content.ts';
import { visitInterval } from '#lib/visitInterval.ts';
import type { Check, Subject } from '#tests/engines/check.ts';
import { soon, type Visit } from '#tests/engines/visit.ts';

const { interval } = content.page('inicio');
const form = '[data-visit-interval]';

/** What the sum says, and whether there is anything to write in. */
const state = (visit: Visit) =>
  visit.run((found) => {
    const card = document.querySelector(found);
    return {
      answer: card?.querySelector('output')?.textContent.trim(),
      hasFields: card?.querySelector('input')?.checkVisibility(),
    };
  }, form);

const begun = visitInterval(
  [interval.branches, interval.supervisors, interval.visits].map(({ start }) => start),
  interval,
);

const checks: Check[] = [
  {
    name: 'answers what is typed, and says what it lacks',
    run: async (visit) => {
      await visit.open('/inicio');
      expect(await state(visit)).toEqual({ answer: begun, hasFields: true });
      await visit.click(`${form} input`);
      await visit.type('9999999');
      await soon(() => state(visit)).toMatchObject({ answer: interval.incomplete });
    },
  },
  {
    name: 'is a sentence with its answer without JavaScript',
    settings: { javaScript: false },
    run: async (visit) => {
      await visit.open('/inicio');
      expect(await state(visit)).toEqual({ answer: begun, hasFields: false });
    },
  },
];

/** The visitor's own sum on the home page. */
export const visitIntervalSubject: Subject = { title: 'visit interval', checks };
