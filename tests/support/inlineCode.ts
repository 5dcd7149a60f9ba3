import type { SitePage } from './builtSite.ts';

/** What all inline scripts of a page may weigh together, gzipped (.github/numbers.md). */
export const INLINE_CODE_BYTES = 4.5 * 1024;

/** The code that a page runs by itself, without asking for a file. */
export const inlineCodeOf = ({ document }: SitePage): string =>
  [...document.querySelectorAll('script:not([src])')]
    .filter((script) => !/json$|^speculationrules$/.test(script.getAttribute('type') ?? ''))
    .map((script) => script.textContent)
    .join('\n');
