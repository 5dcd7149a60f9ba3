import { expect, test } from 'vitest';
import { elementsOf, pages } from '#tests/support/builtPages/site.ts';

test('layouts change at the widths of the specification (§9), and at no others', () => {
  const css = pages
    .flatMap((page) => elementsOf(page, 'style'))
    .map(({ textContent }) => textContent)
    .join('');
  const widths = css.matchAll(/min-width: ?([\d.]+)em\)/g);

  expect(new Set(Array.from(widths, ([, width]) => 16 * Number(width)))).toEqual(
    new Set([600, 750, 768, 800, 900, 1100, 1200, 1400, 1600]),
  );
});
