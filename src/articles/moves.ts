import { articleDataFolder, articlePath, socialImagePath } from '#lib/paths.ts';

/** An address that moved for good. */
interface Move {
  from: string;
  to: string;
}

/** What an article says of its addresses. */
export interface Moved {
  id: string;
  /** The addresses that it had before. */
  earlier: readonly string[];
  /** Where its address leads since it was withdrawn. */
  withdrawnTo: string | undefined;
}

/** The texts of a list, or a text by itself. */
const textsIn = (value: unknown) => [value].flat().filter((one) => typeof one === 'string');

/** What the frontmatter of the article `id` says of its addresses. */
export function movedOf(id: string, data: unknown): Moved {
  const { direccionesAnteriores, retirado } = (data ?? {}) as Record<string, unknown>;
  return { id, earlier: textsIn(direccionesAnteriores), withdrawnTo: textsIn(retirado)[0] };
}

/** Leads earlier addresses to where they are now, with and without a bar at their end. */
export const leadTo = (to: string, earlier: readonly string[]): Move[] =>
  earlier.flatMap((path) => [
    { from: path, to },
    { from: `${path}/`, to },
  ]);

const data = (path: string) => `${articleDataFolder}${path.slice(1)}.json`;

/** The addresses that lead to an article, each with its data for the viewer and its picture for networks; of a withdrawn one, those that lead away from it. */
export function movesOf({ id, earlier, withdrawnTo }: Moved): Move[] {
  const own = articlePath(id);
  if (withdrawnTo !== undefined) return leadTo(withdrawnTo, [own, ...earlier]);
  return earlier.flatMap((path) => [
    ...leadTo(own, [path]),
    { from: data(path), to: data(own) },
    { from: socialImagePath(path), to: socialImagePath(own) },
  ]);
}
