import { Linter } from 'eslint';
import { DomUtils, parseDocument } from 'htmlparser2';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bounds } from '#tools/check/output/weight.ts';
import { content } from '#tests/support/content.ts';
import { elementsOf, pages, wholePages } from '#tests/support/site.ts';

/** What a server sends before it waits for the browser: ten packets of 1,460 bytes. */
const FIRST_FLIGHT = 14_600;
/** What of it the headers take at most (tests/host/headers.test.ts). */
const HEADERS = 1000;

const hasContainer = content.site().analytics.containerId !== null;

const linter = new Linter();

const zipped = (text: string) => gzipSync(text, { level: 9 }).length;

/** A page's HTML up to the end of its first section, or of its heading where it has no section. */
function firstScreenOf(html: string): string {
  const { children } = parseDocument(html, { withEndIndices: true });
  const first = (name: string) => DomUtils.getElementsByTagName(name, children)[0];
  const main = DomUtils.getElementsByTagName('main', children);
  const [section] = DomUtils.getElementsByTagName('section', main);
  return html.slice(0, ((section ?? first('h1'))?.endIndex ?? 0) + 1);
}

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  const scripts = elementsOf(page, 'script:not([src]):not([type$="json"], [type^="spec"])');
  const code = scripts.map(({ textContent }) => textContent).join('\n');

  test('is light with its styles and its scripts', () => {
    expect(zipped(page.html)).toBeLessThanOrEqual(bounds.page);
    expect(zipped(code)).toBeLessThanOrEqual(bounds.inlineCode);
    expect(bounds).toMatchObject({ page: 24 * 1024, inlineCode: 4.5 * 1024 });
  });

  test('asks for no script file and no stylesheet by itself', () => {
    const asking = elementsOf(
      page,
      'script[src], link[rel="modulepreload"], link[rel="stylesheet"], link[as="script"]',
    );

    expect(asking.map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(code).not.toMatch(/\bimport\s*(?:[\w{*]|["'])[^;]*["']\//);
  });

  test('has no script that an engine of 2015 stumbles over', () => {
    for (const { textContent } of scripts.filter((script) => !script.hasAttribute('type'))) {
      // Astro's own scripts ask for islands' files by `import()`; each stands apart.
      const isAstros = /\bself\.Astro\b|["']astro-island["']/.test(textContent);
      const languageOptions = {
        ecmaVersion: isAstros ? 2020 : 2015,
        sourceType: 'script',
      } as const;
      expect(linter.verify(textContent, [{ languageOptions }])).toEqual([]);
    }
  });
});

describe.each(wholePages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  // The question about consent, where a container is set, stands before the content.
  test.skipIf(hasContainer)('shows its first screen from the first bytes that arrive', () => {
    const firstScreen = firstScreenOf(page.html);

    expect(firstScreen).toContain('<h1');
    // As every browser asks for it: packed with brotli.
    expect(HEADERS + brotliCompressSync(firstScreen).length).toBeLessThanOrEqual(FIRST_FLIGHT);
  });

  test('keeps the room of its typeface until that arrives, on every system', () => {
    const css = elementsOf(page, 'style').map(({ textContent }) => textContent);
    const faces = css.join('').split('@font-face');

    expect(css.join('')).toMatch(/--font-poppins: ?Poppins-\w+, ?["']Poppins fallback["'], ?sans/);
    expect(
      faces.filter((face) => /Liberation Sans.*size-adjust[^}]*Poppins fallback/s.test(face)),
    ).toHaveLength(2);
  });
});
