import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bounds } from '#tools/check/output/weight.ts';
import { inlineCodeOf } from '#tests/support/inlineCode.ts';
import { elementsOf, pages } from '#tests/support/site.ts';

const zipped = (text: string) => gzipSync(text, { level: 9 }).length;

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  test('is light with its styles', () => {
    expect(zipped(page.html)).toBeLessThanOrEqual(bounds.page);
  });

  test('runs little code of its own', () => {
    expect(zipped(inlineCodeOf(page))).toBeLessThanOrEqual(bounds.inlineCode);
  });

  test('asks for no script file and no stylesheet by itself', () => {
    const asking = elementsOf(
      page,
      'script[src], link[rel="modulepreload"], link[rel="stylesheet"], link[as="script"]',
    );

    expect(asking.map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(inlineCodeOf(page)).not.toMatch(/\bimport\s*(?:[\w{*]|["'])[^;]*["']\//);
  });
});
