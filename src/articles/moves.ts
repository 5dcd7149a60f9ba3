import { articleDataFolder, articlePath } from '#lib/paths.ts';
import { socialImagePath } from '#lib/paths.ts';

/** An address that moved for good. */
export interface Move {
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

const isText = (value: unknown): value is string => typeof value === 'string';

/** What the frontmatter of the article `id` says of its addresses. */
export function movedOf(id: string, data: unknown): Moved {
  const { direccionesAnteriores, retirado } = (data ?? {}) as Record<string, unknown>;
  return {
    id,
    earlier: Array.isArray(direccionesAnteriores) ? direccionesAnteriores.filter(isText) : [],
    withdrawnTo: isText(retirado) ? retirado : undefined,
  };
}

const data = (path: string) => `${articleDataFolder}${path.slice(1)}.json`;

/** The addresses that lead to an article, each with the viewer's data and the picture of shared links; of a withdrawn one, those that lead away from it. */
export function movesOf({ id, earlier, withdrawnTo }: Moved): Move[] {
  const own = articlePath(id);
  const forms = (from: string) => [from, `${from}/`];
  if (withdrawnTo !== undefined) {
    return [own, ...earlier].flatMap((path) =>
      forms(path).map((from) => ({ from, to: withdrawnTo })),
    );
  }
  return earlier.flatMap((path) => [
    { from: path, to: own },
    { from: `${path}/`, to: own },
    { from: data(path), to: data(own) },
    { from: socialImagePath(path), to: socialImagePath(own) },
  ]);
}
