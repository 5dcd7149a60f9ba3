/** For each line of `after`, which line of `before` it is, or -1: as many as can be, in their order. */
function sameLines(before: readonly string[], after: readonly string[]): number[] {
  // How many can be among the lines from `i` and from `j` on.
  const width = after.length + 1;
  const counts = new Uint32Array((before.length + 1) * width);
  const count = (i: number, j: number) => counts[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      counts[i * width + j] =
        before[i] === after[j]
          ? count(i + 1, j + 1) + 1
          : Math.max(count(i + 1, j), count(i, j + 1));
    }
  }
  let i = 0;
  return after.map((line, j) => {
    while (i < before.length && before[i] !== line && count(i + 1, j) === count(i, j)) i += 1;
    return before[i] === line ? i++ : -1;
  });
}

/**
 * A text after editing in which every line that was not edited is as its author wrote it. `rendered` is the
 * text before, as it is written by what wrote `edited`, which indents some notes and spaces some lists otherwise.
 */
export function keepLines(source: string, rendered: string, edited: string): string {
  const own = source.split('\n');
  const before = rendered.split('\n');
  const after = edited.split('\n');
  if (own.length !== before.length) return edited;
  const kept = sameLines(before, after);
  return after.map((line, index) => own[kept[index] ?? -1] ?? line).join('\n');
}
