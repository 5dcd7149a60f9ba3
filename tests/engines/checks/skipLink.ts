import { expect } from 'vitest';
import { content } from '#tests/support/content.ts';
import type { Check, Subject } from '#tests/engines/check.ts';
import { soon, type Visit } from '#tests/engines/visit.ts';

const link = 'body > a[href="#contenido"]';
const open = (visit: Visit) => visit.open('/soluciones');

/** Where the link is, and what has the focus. */
const state = (visit: Visit) =>
  visit.run((selector) => {
    const element = document.querySelector<HTMLElement>(selector);
    const { top, bottom, left, width, height } = element?.getBoundingClientRect() as DOMRect;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      isInView: top >= 0 && bottom <= innerHeight && hit === element,
      isFocused: document.activeElement === element,
      text: element?.textContent.trim(),
    };
  }, link);

/** Skips by keyboard, and looks where the next stop is. */
async function expectSkips(visit: Visit): Promise<void> {
  await open(visit);
  await visit.press('Tab');
  await visit.press('Enter');
  await soon(() => visit.run(() => location.hash)).toBe('#contenido');
  await visit.press('Tab');
  await soon(() => visit.run(() => document.activeElement?.closest('main') !== null)).toBe(true);
}

const checks: Check[] = [
  {
    name: 'is the first stop of the keyboard',
    run: async (visit) => {
      await open(visit);
      await visit.press('Tab');
      expect(await state(visit)).toMatchObject({
        isFocused: true,
        text: content.site().navigation.skip,
      });
    },
  },
  {
    name: 'can’t be seen until then',
    run: async (visit) => {
      await open(visit);
      expect(await state(visit)).toMatchObject({ isFocused: false, isInView: false });
    },
  },
  {
    name: 'is in sight while it has the focus, and covered by nothing',
    run: async (visit) => {
      await open(visit);
      await visit.press('Tab');
      await soon(() => state(visit)).toMatchObject({ isFocused: true, isInView: true });
      await visit.press('Tab');
      await soon(() => state(visit)).toMatchObject({ isFocused: false, isInView: false });
    },
  },
  {
    name: 'puts the focus on the content',
    run: async (visit) => {
      await expectSkips(visit);
      await visit.press('Tab', true);
      await visit.run(() => document.querySelector<HTMLElement>('body > a')?.focus());
      await visit.press('Enter');
      await soon(() => visit.run(() => document.activeElement?.tagName)).toBe('MAIN');
    },
  },
  {
    name: 'does so without JavaScript',
    settings: { javaScript: false },
    run: expectSkips,
  },
];

/** The link past the header (after GOV.UK's). */
export const skipLinkSubject: Subject = { title: 'skip link', checks };
