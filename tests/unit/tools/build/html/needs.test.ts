import { expect, test } from 'vitest';
import { takeNeeds } from '#tools/build/html/needs.ts';
import { parsePage, printPage } from '#tools/build/html/page.ts';

test('what components ask for is read from their markers, which leave the page', () => {
  const page = parsePage(
    '<p><meta name="policy-needs" content="{&quot;frame-src&quot;:[&quot;https://a.example&quot;]}"></p>' +
      '<meta name="robots" content="noindex"><meta name="policy-needs" content="{}">',
  );

  expect(takeNeeds(page)).toEqual([{ 'frame-src': ['https://a.example'] }, {}]);
  expect(printPage(page)).toBe('<p></p><meta name="robots" content="noindex">');
});
