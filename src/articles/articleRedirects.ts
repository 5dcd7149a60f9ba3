import { articleDataFolder, articlePath, socialImagePath } from '#lib/paths.ts';

interface Redirect {
  from: string;
  to: string;
}

export interface ArticleAddresses {
  id: string;
  /** The addresses that it had before. */
  earlier: readonly string[];
  withdrawnTo: string | undefined;
}

/** The texts in a list; a single text becomes a list of one. */
const textsIn = (value: unknown) => [value].flat().filter((one) => typeof one === 'string');

/** The addresses in the frontmatter of the article `id`, which may be invalid. */
export function addressesIn(id: string, data: unknown): ArticleAddresses {
  const { direccionesAnteriores, retirado } = (data ?? {}) as Record<string, unknown>;
  return { id, earlier: textsIn(direccionesAnteriores), withdrawnTo: textsIn(retirado)[0] };
}

/** Redirects from each of the `earlier` addresses, with and without a final slash, to today's. */
export const redirectsFrom = (earlier: readonly string[], to: string): Redirect[] =>
  earlier.flatMap((path) => [
    { from: path, to },
    { from: `${path}/`, to },
  ]);

const viewerDataPath = (path: string) => `${articleDataFolder}${path.slice(1)}.json`;

/**
 * The redirects from an article's earlier addresses, with their viewer data and social image; of a withdrawn one, from
 * its own too.
 */
export function articleRedirects({ id, earlier, withdrawnTo }: ArticleAddresses): Redirect[] {
  const today = articlePath(id);
  if (withdrawnTo !== undefined) return redirectsFrom([today, ...earlier], withdrawnTo);
  return earlier.flatMap((path) => [
    ...redirectsFrom([path], today),
    { from: viewerDataPath(path), to: viewerDataPath(today) },
    { from: socialImagePath(path), to: socialImagePath(today) },
  ]);
}
