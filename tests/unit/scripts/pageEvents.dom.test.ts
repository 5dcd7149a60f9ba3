import { expect, test, vi } from 'vitest';

/** The module as another inline script of the page has it: each bundles its own. */
async function otherCopy() {
  vi.resetModules();
  return import('#scripts/pageEvents.ts');
}

test('a block gets what was published before its script ran, and what is published after', async () => {
  const { publish } = await otherCopy();
  const { subscribe } = await otherCopy();
  const received: string[] = [];

  publish('lineo:audit', 'Saqué 80.');
  publish('lineo:audit', '');
  subscribe('lineo:audit', (words) => received.push(words));
  expect(received).toEqual(['']);

  publish('lineo:audit', 'Saqué 90.');
  expect(received).toEqual(['', 'Saqué 90.']);
});

test('a block gets nothing before something is published', async () => {
  const { subscribe } = await otherCopy();
  const received: unknown[] = [];

  subscribe('lineo:numbers', (numbers) => received.push(numbers));
  expect(received).toEqual([]);
});
