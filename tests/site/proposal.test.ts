import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt } from '#tests/support/builtPages/site.ts';
import { wordsOf } from '#tests/support/builtPages/words.ts';

const page = pageAt(routes.contacto.path);
const { sheet } = content.page('contacto').proposal;
const { price } = sheet;
const branches = String(content.sampleNetwork().scores.others.length + 1);
const sheetOf = (selector: string) => elementsOf(page, `[aria-labelledby="hoja"] ${selector}`);

test('the proposal is an example: its price shows how it is made, and its foot links to the terms', () => {
  const lines = sheet.lines.map(({ label, text }) => `${label} ${text}`);

  expect(wordsOf(sheetOf('p')[0])).toBe(sheet.example);
  expect(sheetOf('li').map(wordsOf)).toEqual(lines);
  expect(wordsOf(sheetOf('p')[1])).toBe(
    [branches, price.branches, '×', price.sign, price.perBranch, '=', price.sign, price.total].join(
      ' ',
    ),
  );
  expect(sheetOf('a').map((link) => link.getAttribute('href'))).toEqual([sheet.terms.href]);
});
