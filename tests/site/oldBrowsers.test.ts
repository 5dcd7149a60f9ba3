import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import { elementsOf, pages, type SitePage } from '#tests/support/site.ts';

const linter = new Linter();

/** Inline scripts that every engine runs. */
const inlineScripts = (page: SitePage) => elementsOf(page, 'script:not([src]):not([type])');

/** Astro's own, which wake islands; each stands apart, so that an error in one stops nothing else. */
const isAstros = ({ textContent }: Element) =>
  /\bself\.Astro\b|["']astro-island["']/.test(textContent);

describe.each(pages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  // Fault F39: a script in newer syntax would be an error in engines of before 2018.
  test('has no syntax that an engine of 2015 stumbles over', () => {
    for (const script of inlineScripts(page)) {
      // Islands ask for their files by `import()`, which engines know since 2019 at the latest.
      const ecmaVersion = isAstros(script) ? 2020 : 2015;
      const languageOptions = { ecmaVersion, sourceType: 'script' } as const;
      expect(linter.verify(script.textContent, [{ languageOptions }])).toEqual([]);
    }
  });
});
