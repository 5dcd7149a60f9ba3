import { describe, expect, test } from 'vitest';
import { rememberOriginals } from '#tools/editor/originals.ts';

describe('a text that was made from another', () => {
  const made = () => {
    const originals = rememberOriginals();
    originals.made('a: 2\n', 'a: 1\n');
    return originals;
  };

  test('may take its place', () => {
    expect(made().mayReplace('a: 1\n', 'a: 2\n')).toBe(true);
  });

  test('may not take the place of what nobody has seen', () => {
    expect(made().mayReplace('a: 1 # De otra persona\n', 'a: 2\n')).toBe(false);
  });

  test('may take its place whatever its line ends', () => {
    expect(made().mayReplace('\uFEFFa: 1\r\n\r\n', 'a: 2')).toBe(true);
  });

  test('may follow what was saved before from the same text', () => {
    const originals = made();
    originals.saved('a: 2\n');
    originals.made('a: 3\n', 'a: 1\n');

    expect(originals.mayReplace('a: 2\n', 'a: 3\n')).toBe(true);
    expect(originals.mayReplace('a: 2 # De otra persona\n', 'a: 3\n')).toBe(false);
  });

  test('may not take the place of a file that came meanwhile, when it is a new one', () => {
    const originals = rememberOriginals();
    originals.made('a: 2\n', '');

    expect(originals.mayReplace('a: 1\n', 'a: 2\n')).toBe(false);
  });
});

test('a file that the editor did not write, such as a picture, is not its matter', () => {
  expect(rememberOriginals().mayReplace('antes', 'después')).toBe(true);
});
