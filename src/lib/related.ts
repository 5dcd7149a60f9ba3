/** How many articles are suggested after one. */
const SUGGESTIONS = 3;

/**
 * The articles nearest to the one at `index` in a list ordered by date, newest first: its
 * neighbours on both sides, nearer first. Takes the same time however long the list is.
 */
export function relatedTo<Entry>(entries: readonly Entry[], index: number): Entry[] {
  const related: Entry[] = [];
  for (let distance = 1; related.length < SUGGESTIONS; distance += 1) {
    const newer = entries[index - distance];
    const older = entries[index + distance];
    if (!newer && !older) break;
    if (newer) related.push(newer);
    if (older && related.length < SUGGESTIONS) related.push(older);
  }
  return related;
}
