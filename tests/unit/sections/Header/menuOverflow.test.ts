import { expect, test } from 'vitest';
import { menuOverflow } from '#sections/Header/menuOverflow.ts';
import { content } from '#tests/support/sites/content.ts';

const { navigation } = content.site();
const [first = navigation.register] = navigation.items;
const withMore = (...labels: string[]) => ({
  ...navigation,
  items: [...navigation.items, ...labels.map((label) => ({ ...first, label }))],
});

test.each([
  ['of five entries, as in the specification, fits in the usual letters', [], 'body', false],
  ['of one more does not fit in the usual letters', ['Checklists'], 'body', true],
  ['of one more fits in small letters', ['Checklists'], 'small', false],
  ['of seven does not fit in small letters either', ['Checklists', 'Casos'], 'small', true],
] as const)('a menu %s', (_what, labels, size, isOver) => {
  expect(menuOverflow(withMore(...labels), size) > 0).toBe(isOver);
});

test('each letter added to a button leaves room for one less in the menu', () => {
  const demo = { ...navigation.demo, label: `${navigation.demo.label} ya` };

  expect(menuOverflow({ ...navigation, demo }, 'body')).toBe(menuOverflow(navigation, 'body') + 3);
});
