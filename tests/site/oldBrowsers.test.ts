import { parse } from 'acorn';
import { describe, expect, test } from 'vitest';
import { elementsOf, files, pages, readBytes, type SitePage } from '../support/site.ts';

/** Inline scripts of a type: without one those that every engine runs. */
const inlineScripts = (page: SitePage, type: string) =>
  elementsOf(page, 'script:not([src])').filter(
    (script) => (script.getAttribute('type') ?? '') === type,
  );

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  // Fault F39: a script in newer syntax would be an error in engines of before 2018.
  test('has no syntax that an engine of 2015 stumbles over', () => {
    for (const { textContent } of inlineScripts(page, '')) {
      expect(() => parse(textContent, { ecmaVersion: 2015, sourceType: 'script' })).not.toThrow();
    }
    // What such engines skip: those that know modules know `import()` since 2019 at the latest.
    for (const { textContent } of inlineScripts(page, 'module')) {
      expect(() => parse(textContent, { ecmaVersion: 2020, sourceType: 'module' })).not.toThrow();
    }
  });
});

// Fault F44 is left out of the matrix for this reason.
test('nothing on the site copies anything', () => {
  const code = [
    ...pages.flatMap((page) => inlineScripts(page, '').map(({ textContent }) => textContent)),
    ...files
      .filter((file) => /^_astro\/.*\.js$/.test(file))
      .map((file) => readBytes(file).toString()),
  ];

  expect(code.length).toBeGreaterThan(5);
  expect(code.filter((text) => /navigator\.clipboard|execCommand\(["'`]copy/.test(text))).toEqual(
    [],
  );
});
