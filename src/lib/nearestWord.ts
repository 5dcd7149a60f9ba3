import leven from 'leven';

/**
 * The word that the author probably meant by `typed`: at most a third of its letters are wrong, rounded up, and never
 * more than half of them.
 */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((word) => ({ word, wrong: leven(typed.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.wrong - b.wrong);
  return ranked.find(
    ({ word: { length }, wrong }) => wrong <= Math.min(Math.ceil(length / 3), length / 2),
  )?.word;
}
