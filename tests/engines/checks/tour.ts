import { expect } from 'vitest';
import { content } from '#tests/support/content.ts';
import { readMisfit } from '#tests/support/cutWords.ts';
import type { Check, Subject } from '#tests/engines/check.ts';
import { soon } from '#tests/engines/visit.ts';

const { stops } = content.page('inicio').tour;
const stop = 'section[aria-labelledby="recorrido"] li';

const fits = (name: string, size: readonly [number, number]): Check => ({
  name,
  size,
  run: async (visit) => {
    await visit.open('/inicio');
    expect(await visit.run(readMisfit)).toEqual({ cut: [], overflow: 0 });
  },
});

const checks: Check[] = [
  {
    name: 'all of a stop leads to its solution',
    run: async (visit) => {
      await visit.open('/inicio');
      await visit.click(stop);
      await soon(() => visit.run(() => location.pathname + location.hash)).toBe(stops[0]?.href);
    },
  },
  fits('fits a phone, with all that stands around it', [390, 844]),
  fits('fits a tablet, with all that stands around it', [768, 1024]),
];

/** The tour of the product on the home page. */
export const tourSubject: Subject = { title: 'tour', checks };
