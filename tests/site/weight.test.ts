import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { elementsOf, pages, type SitePage } from '../support/site.ts';

/** What a page may weigh with its styles (design.md section 7). */
const HTML_BYTES = 24 * 1024;
/** What all scripts of a page may weigh before anything is asked for. */
const SCRIPT_BYTES = 4 * 1024;

const zipped = (text: string) => gzipSync(text, { level: 9 }).length;

const inlineCode = (page: SitePage) =>
  elementsOf(page, 'script:not([src])')
    .filter((script) => !/json$|^speculationrules$/.test(script.getAttribute('type') ?? ''))
    .map((script) => script.textContent)
    .join('\n');

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  test('is light with its styles', () => {
    expect(zipped(page.html)).toBeLessThanOrEqual(HTML_BYTES);
  });

  test('runs little code of its own', () => {
    expect(zipped(inlineCode(page))).toBeLessThanOrEqual(SCRIPT_BYTES);
  });

  test('asks for no script file and no stylesheet by itself', () => {
    const asking = elementsOf(
      page,
      'script[src], link[rel="modulepreload"], link[rel="stylesheet"], link[as="script"]',
    );

    expect(asking.map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(inlineCode(page)).not.toMatch(/\bimport\s*(?:[\w{*]|["'])[^;]*["']\//);
  });
});
