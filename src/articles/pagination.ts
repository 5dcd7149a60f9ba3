/** How many cards a page of the list shows. */
export const CARDS_PER_PAGE = 12;

/** One page of a list. Numbers count from 1. */
export interface ListPage<Entry> {
  number: number;
  total: number;
  entries: Entry[];
}

/** A list cut into pages of at most `size`. Without entries it still has its first page. */
export function paginate<Entry>(
  entries: readonly Entry[],
  size: number = CARDS_PER_PAGE,
): ListPage<Entry>[] {
  const total = Math.max(1, Math.ceil(entries.length / size));
  return Array.from({ length: total }, (_, index) => ({
    number: index + 1,
    total,
    entries: entries.slice(index * size, (index + 1) * size),
  }));
}
