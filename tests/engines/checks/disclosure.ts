import { expect } from 'vitest';
import { content } from '#tests/support/content.ts';
import type { Check, Subject } from '#tests/engines/check.ts';
import { soon, type Visit } from '#tests/engines/visit.ts';

const [question] = content.page('landing/auditorias').questions.items;
const { navigation } = content.site();

const first = 'main details summary';
const open = (visit: Visit) => visit.open('/landing/auditorias');

/** Whether the first answer can be seen, and whether its question has the focus. */
const state = (visit: Visit) =>
  visit.run((selector) => {
    const summary = document.querySelector(selector);
    const answer = summary?.nextElementSibling;
    const box = answer?.getBoundingClientRect();
    return {
      isShown: Boolean(
        answer?.checkVisibility({ contentVisibilityAuto: true }) && box && box.height > 0,
      ),
      isFocused: document.activeElement === summary,
    };
  }, first);

/** Puts the keyboard on the first question the way Tab would: the focus ring shows. */
async function focusFirst(visit: Visit): Promise<void> {
  await visit.run((selector) => {
    const summary = document.querySelector<HTMLElement>(selector);
    const before = [...document.querySelectorAll<HTMLElement>('a[href], button')]
      .filter((control) => control.checkVisibility())
      .findLast(
        (control) =>
          summary && control.compareDocumentPosition(summary) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
    before?.focus();
  }, first);
  await visit.press('Tab');
  await soon(() => state(visit)).toMatchObject({ isFocused: true });
}

const checks: Check[] = [
  {
    name: 'is the platform’s own: a summary first in each details',
    run: async (visit) => {
      await open(visit);
      const texts = await visit.run(() =>
        [...document.querySelectorAll('main details')].map(
          ({ firstElementChild }) =>
            firstElementChild?.tagName === 'SUMMARY' && firstElementChild.textContent.trim(),
        ),
      );
      expect(texts).toEqual(
        content.page('landing/auditorias').questions.items.map((item) => item.question),
      );
    },
  },
  {
    name: 'is closed at first',
    run: async (visit) => {
      await open(visit);
      expect(await state(visit)).toMatchObject({ isShown: false });
    },
  },
  {
    name: 'a click opens it and closes it again',
    run: async (visit) => {
      await open(visit);
      await visit.click(first);
      await soon(() => state(visit)).toMatchObject({ isShown: true });
      await visit.click(first);
      await soon(() => state(visit)).toMatchObject({ isShown: false });
    },
  },
  {
    name: 'Enter opens it and closes it again',
    run: async (visit) => {
      await open(visit);
      await focusFirst(visit);
      await visit.press('Enter');
      await soon(() => state(visit)).toMatchObject({ isShown: true });
      await visit.press('Enter');
      await soon(() => state(visit)).toMatchObject({ isShown: false });
    },
  },
  {
    name: 'Space opens it and closes it again',
    run: async (visit) => {
      await open(visit);
      await focusFirst(visit);
      await visit.press('Space');
      await soon(() => state(visit)).toMatchObject({ isShown: true });
      await visit.press('Space');
      await soon(() => state(visit)).toMatchObject({ isShown: false });
    },
  },
  {
    name: 'keeps the focus, which can be seen',
    run: async (visit) => {
      await open(visit);
      await focusFirst(visit);
      await visit.press('Enter');
      await soon(() => state(visit)).toEqual({ isShown: true, isFocused: true });
      const outline = await visit.run((selector) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(
          document.querySelector(selector) as Element,
        );
        return { outlineStyle, width: parseFloat(outlineWidth) };
      }, first);
      expect(outline.outlineStyle).toBe('solid');
      expect(outline.width).toBeGreaterThanOrEqual(2);
    },
  },
  {
    name: 'opens without JavaScript, in the page and in the header',
    settings: { javaScript: false },
    size: [900, 800],
    run: async (visit) => {
      await open(visit);
      await visit.click(first);
      await soon(() => state(visit)).toMatchObject({ isShown: true });
      await visit.click('header summary');
      await visit.click(`header details a[href="${navigation.items[0]?.href ?? ''}"]`);
      await soon(() => visit.run(() => location.pathname)).toBe(navigation.items[0]?.href);
    },
  },
  {
    name: 'a closed answer is found by searching in the page',
    run: async (visit) => {
      await open(visit);
      const words = question?.answer.split(' ').slice(0, 4).join(' ') ?? '';
      const found = await visit.run((searched) => {
        const details = document.querySelector('main details');
        const answer = details?.querySelector('summary')?.nextElementSibling;
        return {
          // Hidden by the browser, which looks inside and opens it; not taken out of the page by us.
          isClosed: details?.hasAttribute('open') === false,
          display: answer && getComputedStyle(answer).display,
          hasWords: answer?.textContent.includes(searched),
        };
      }, words);
      expect(found).toEqual({ isClosed: true, display: 'block', hasWords: true });
    },
  },
];

/** The frequent questions: `details` and `summary`. */
export const disclosureSubject: Subject = { title: 'disclosure', checks };
