/** How many articles are suggested after one. */
const SUGGESTIONS = 3;

/** What finding related articles needs to know of one. */
export interface Categorised {
  categorias: readonly string[];
}

/** The places around `index`, nearest first and the newer one before the older. */
function* around(index: number, length: number): Generator<number> {
  for (let distance = 1; distance < length; distance += 1) {
    if (index - distance >= 0) yield index - distance;
    if (index + distance < length) yield index + distance;
  }
}

/**
 * Finds, for articles ordered by date, those that go with the one at a place: first the nearest by
 * date that share a category with it, then the nearest of the rest. The list is read once; after
 * that an article takes the same time however long the list is.
 */
export function relatedFinder<Entry>(
  entries: readonly Entry[],
  factsOf: (entry: Entry) => Categorised,
): (index: number) => Entry[] {
  const byCategory = new Map<string, number[]>();
  /** Where each article stands in the list of each of its categories. */
  const standing = entries.map((entry, index) =>
    factsOf(entry).categorias.map((category) => {
      const members = byCategory.get(category) ?? [];
      byCategory.set(category, members);
      return { members, place: members.push(index) - 1 };
    }),
  );

  return (index) => {
    const shared = (standing[index] ?? []).flatMap(({ members, place }) => {
      const nearest = around(place, members.length).take(SUGGESTIONS);
      return [...nearest].flatMap((other) => members[other] ?? []);
    });
    shared.sort((a, b) => Math.abs(a - index) - Math.abs(b - index) || a - b);
    const chosen = new Set(shared);
    for (const other of around(index, entries.length)) {
      if (chosen.size >= SUGGESTIONS) break;
      chosen.add(other);
    }
    return [...chosen].slice(0, SUGGESTIONS).flatMap((place) => entries[place] ?? []);
  };
}
