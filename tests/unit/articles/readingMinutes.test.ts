import { expect, test } from 'vitest';
import { readingMinutes } from '#articles/readingMinutes.ts';

const words = (count: number) => 'palabra '.repeat(count).trim();

test.each([
  ['no word', '', 1],
  ['299 words', words(299), 1],
  ['300 words', words(300), 2],
  ['2,000 words', words(2000), 10],
  ['the words of a link', `[${words(400)}](/x)`, 2],
  ['no address', `[palabra](https://example.com/${'palabra-/'.repeat(400)})`, 1],
  ['no signs of Markdown', '| --- |\n## * - > '.repeat(1000), 1],
  ['a figure or a compound as one word', 'ñandú 54.800 dueño-operador '.repeat(100), 2],
])('the reading time counts %s', (_what, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
