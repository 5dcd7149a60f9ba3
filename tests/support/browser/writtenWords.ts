import { expect, type Page } from 'playwright/test';

/**
 * The words of a page's main part, in order. Each says whether it is visible now, and whether it must be at every
 * width.
 */
export type WrittenWords = { words: string; isSeen: boolean; isEverywhere: boolean }[];

/** Parts that pages show only at some widths: their markup says so, and drawings, which may. */
const SHOWN_AT_SOME_WIDTHS = '[data-at-some-widths], [data-in-reserve], [aria-hidden="true"]';

/** Parts that pages show only in some state. */
const SHOWN_IN_SOME_STATE = [
  'script, style, noscript, [hidden], details:not([open]) > :not(summary)',
  // The skeleton of a calendar, until the calendar is there or has failed.
  '[data-scheduler] [aria-hidden="true"]',
  // After an answer, of the visitor or of a vendor.
  '[aria-live], [data-lead-form], [data-audit]',
  // Where motion is welcome: the buttons that stop it.
  '[data-animation] button, [for="detener-logos"]',
  // For those who came to register.
  '#registro',
  // Parts that another choice shows.
  'label:has([type="radio"]:not(:checked)) + *',
].join();

/** What is written in the main part of a page. */
export const wordsWritten = (page: Page): Promise<WrittenWords> =>
  page.evaluate(
    ([atSomeWidths, inSomeState]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: WrittenWords = [];
      while (walker.nextNode()) {
        const { data, parentElement: parent } = walker.currentNode as Text;
        const words = data.trim();
        if (!words || !parent?.closest('main') || parent.closest(inSomeState)) continue;
        const isEverywhere = !parent.closest(atSomeWidths);
        found.push({ words, isSeen: parent.checkVisibility(), isEverywhere });
      }
      return found;
    },
    [SHOWN_AT_SOME_WIDTHS, SHOWN_IN_SOME_STATE] as const,
  );

const listOf = (written: WrittenWords | undefined) => written?.map(({ words }) => words);

/**
 * Expects the same words at each width, except those that only some widths show. Expects each word to be visible at
 * one width at least.
 */
export function expectSameWords(widths: readonly WrittenWords[]): void {
  const [first, ...others] = widths.map((written) =>
    listOf(written.filter(({ isSeen, isEverywhere }) => isSeen && isEverywhere)),
  );
  for (const words of others) expect.soft(words, 'the words at another width').toEqual(first);
  const unseen = widths[0]?.filter((_, index) => !widths.some((all) => all[index]?.isSeen));
  expect.soft(listOf(unseen), 'words that no width shows').toEqual([]);
}
