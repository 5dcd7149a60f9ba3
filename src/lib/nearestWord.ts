/** The Levenshtein distance between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const same = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, same));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * The word that the author probably meant by `typed`: at most a third of its letters are wrong, rounded up, and never
 * more than half of them.
 */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((word) => ({ word, wrong: distance(typed.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.wrong - b.wrong);
  return ranked.find(
    ({ word: { length }, wrong }) => wrong <= Math.min(Math.ceil(length / 3), length / 2),
  )?.word;
}
