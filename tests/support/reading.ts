import type { Page } from 'playwright/test';

/** What a page says and where it leads, as seen by a visitor. */
export interface Reading {
  /** The words of the page's main part, in reading order. */
  lines: string[];
  links: string[];
}

/**
 * What may differ from one visit to the next: words that are there because scripts don't run, what
 * a script reports while it works, the toggle that only scripts can make work, the labels in a
 * drawing that is still being drawn, what pauses motion where there may be none,
 * a sum that only a script can make, a button that prints, and the question about cookies.
 */
export const passingWords =
  'noscript, [role="status"], [role="alert"], [aria-live], [aria-controls], [role="img"], input:not(form *) + label, [data-visit-interval], [data-print], [data-nosnippet]';

/**
 * Reads the page with everything unfolded, without what a selector finds, and leaves it as it was.
 * Runs in the page.
 */
export const readPage = (excluded: string): Reading => {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const details of folded) details.setAttribute('open', '');
  const passing = [...document.querySelectorAll<HTMLElement>(excluded)].filter(
    ({ hidden }) => !hidden,
  );
  for (const element of passing) element.hidden = true;

  const links = [...document.querySelectorAll('a[href]')]
    .filter((link) => link.checkVisibility())
    .map((link) => link.getAttribute('href') ?? '');
  const lines = (document.querySelector('main')?.innerText ?? '')
    // Cells of a table's row are parted by a tab.
    .split(/[\n\t]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

  for (const element of passing) element.hidden = false;
  for (const details of folded) details.removeAttribute('open');
  return { lines, links: [...new Set(links)].sort() };
};

/** What a page says and where it leads, in a test of the browser. */
export const read = (page: Page): Promise<Reading> => page.evaluate(readPage, passingWords);
