import { gzipSync } from 'node:zlib';
import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import { weightLimitOf, weightLimits } from '#tools/check/output/weight.ts';
import { elementsOf, pages } from '#tests/support/builtPages/site.ts';

const linter = new Linter();

const zipped = (text: string) => gzipSync(text, { level: 9 }).length;

describe.each(pages)('$path', (page) => {
  const scripts = elementsOf(page, 'script:not([src]):not([type$="json"], [type^="spec"])');
  const code = scripts.map(({ textContent }) => textContent).join('\n');

  test('stays within the bounds for styles and scripts', () => {
    expect(zipped(page.html)).toBeLessThanOrEqual(weightLimitOf(`${page.path.slice(1)}.html`));
    expect(zipped(code)).toBeLessThanOrEqual(weightLimits.inlineCode);
  });

  test('has no script that a browser of 2022 can’t read', () => {
    for (const { textContent } of scripts.filter((script) => !script.hasAttribute('type'))) {
      const languageOptions = { ecmaVersion: 2022, sourceType: 'script' } as const;
      expect(linter.verify(textContent, [{ languageOptions }])).toEqual([]);
    }
  });
});
