import type { SitePage } from './builtSite.ts';

/** The code that a page runs by itself, without asking for a file. */
export const inlineCodeOf = ({ document }: SitePage): string =>
  [...document.querySelectorAll('script:not([src])')]
    .filter((script) => !/json$|^speculationrules$/.test(script.getAttribute('type') ?? ''))
    .map((script) => script.textContent)
    .join('\n');
