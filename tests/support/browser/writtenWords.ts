import { expect, type Locator, type Page } from 'playwright/test';
import { routes } from '#lib/routes.ts';
import type { Content } from '#tests/support/sites/content.ts';

/**
 * The words of a page's main part, in order. Each says whether it is visible now, and whether it must be at every
 * width.
 */
export type WrittenWords = { words: string; isSeen: boolean; isEverywhere: boolean }[];

/** All words of the main part, including those that this width or this state of the page hides. */
const includeHidden = { includeHidden: true };

/** Parts of one page that it shows only at some widths. */
function shownAtSomeWidthsOf(path: string, page: Page, siteContent: Content): Locator[] {
  const linkIn = (region: string, name: string) =>
    page
      .getByRole('region', { name: region, exact: true })
      .getByRole('link', { name, exact: true, ...includeHidden });
  switch (path) {
    case routes.app.path: {
      // The code for a phone beside the screen.
      const { code } = siteContent.page('app').appDownload;
      return [page.getByText(code.text, { exact: true })];
    }
    // Buttons that phones have in their bar.
    case routes['landing/auditorias'].path: {
      const { pageHead: head, demo, whatsapp } = siteContent.page('landing/auditorias');
      return [demo, whatsapp].map(({ label }) => linkIn(head.title, label));
    }
    default:
      return [];
  }
}

/** Parts that pages show only at some widths. */
const shownAtSomeWidths = (page: Page, siteContent: Content): Locator[] => [
  // Words of drawings.
  page.locator('[aria-hidden="true"]'),
  // Beside the agenda, where there is room.
  page.locator('[data-in-reserve]'),
  ...shownAtSomeWidthsOf(new URL(page.url()).pathname, page, siteContent),
];

/** Parts that pages show only in some state. */
function shownInSomeState(page: Page, siteContent: Content): Locator[] {
  return [
    page.locator('script, style, noscript, [hidden], details:not([open]) > :not(summary)'),
    // The skeleton of a calendar, until the calendar is there or has failed.
    page.locator('[data-scheduler] [aria-hidden="true"]'),
    // After an answer, of the visitor or of a vendor.
    page.locator('[aria-live], [data-lead-form], [data-audit]'),
    // Where motion is welcome.
    page.locator('[data-animation] button'),
    page.getByText(siteContent.site().clients.pause, { exact: true }),
    // For those who came to register.
    page.locator('#registro'),
    // Parts that another choice shows.
    page.locator('label:has([type="radio"]:not(:checked)) + *'),
    // For visitors without scripts.
    page.locator('noscript'),
  ];
}

/** Puts an attribute of this name on each element that matches a selector. */
const setAttributeOn = (parts: Locator[], name: string) =>
  parts
    .reduce((all, part) => all.or(part))
    .evaluateAll(
      (elements, attribute) => elements.forEach((element) => element.setAttribute(attribute, '')),
      name,
    );

/** Marks the parts that the open page shows only at some widths or in some state, for `wordsWritten`. */
export async function markWords(page: Page, siteContent: Content): Promise<void> {
  await setAttributeOn(shownAtSomeWidths(page, siteContent), 'data-of-some-widths');
  await setAttributeOn(shownInSomeState(page, siteContent), 'data-of-some-state');
}

/** What is written in the main part of a page whose words are marked. */
export const wordsWritten = (page: Page): Promise<WrittenWords> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: WrittenWords = [];
    while (walker.nextNode()) {
      const { data, parentElement: parent } = walker.currentNode as Text;
      const words = data.trim();
      if (!words || !parent?.closest('main') || parent.closest('[data-of-some-state]')) continue;
      const isEverywhere = !parent.closest('[data-of-some-widths]');
      found.push({ words, isSeen: parent.checkVisibility(), isEverywhere });
    }
    return found;
  });

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
