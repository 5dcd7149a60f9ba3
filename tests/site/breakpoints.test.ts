import { expect, test } from 'vitest';
import { elementsOf, pages } from '#tests/support/builtPages/site.ts';

test('layouts change at the widths of the specification (§9), and at no others', () => {
  const css = pages
    .flatMap((page) => elementsOf(page, 'style'))
    .map(({ textContent }) => textContent)
    .join('');
  const queries = css.match(/@media[^{]*/g)?.join('') ?? '';
  const asked = Array.from(queries.matchAll(/\b(\w*-?width)\W+([\d.]+)em\b/g));
  /** A layout ends 0.02 px below the width at which the next one begins. */
  const widths = asked.map(([, feature, em]) =>
    Number((16 * Number(em) + (feature === 'max-width' ? 0.02 : 0)).toFixed(2)),
  );

  expect(new Set(widths)).toEqual(new Set([600, 750, 768, 800, 900, 1100, 1200, 1400, 1600]));
  // No query asks for a width in another unit or form.
  expect(asked).toHaveLength(queries.match(/\bwidth\b|-width/g)?.length ?? 0);
});
