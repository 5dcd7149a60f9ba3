import { expect, test } from 'vitest';
import { elementsOf, wholePages } from '#tests/support/site.ts';

test.each(wholePages)(
  '$path prerenders a page when its link is hovered, and prefetches only the menu’s pages',
  (page) => {
    const [rules] = elementsOf(page, 'script[type="speculationrules"]');

    expect(JSON.parse(rules?.textContent ?? '')).toEqual({
      prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
      prefetch: [{ where: { selector_matches: 'nav a' }, eagerness: 'eager' }],
    });
  },
);
