import { expect, test, vi } from 'vitest';

/** The module as another inline script of the page has it: each bundles its own. */
async function otherCopy() {
  vi.resetModules();
  return import('#scripts/pageEvents.ts');
}

test('a block hears what was told before its script ran, and what is told after', async () => {
  const { tell } = await otherCopy();
  const { listen } = await otherCopy();
  const heard: string[] = [];

  tell('lineo:audit', 'Saqué 80.');
  tell('lineo:audit', '');
  listen('lineo:audit', (words) => heard.push(words));
  expect(heard).toEqual(['']);

  tell('lineo:audit', 'Saqué 90.');
  expect(heard).toEqual(['', 'Saqué 90.']);
});

test('a block hears nothing before something is told', async () => {
  const { listen } = await otherCopy();
  const heard: unknown[] = [];

  listen('lineo:numbers', (numbers) => heard.push(numbers));
  expect(heard).toEqual([]);
});
