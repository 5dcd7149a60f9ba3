import { routeNames } from '#lib/routes.ts';
import type { Problem } from './problem.ts';

/**
 * The routes whose file in `src/pages` is not there: the build would stop without saying why. A
 * folder without a single one of them is no slip: the site was replaced by another.
 */
export function missingPages(pageFiles: readonly string[]): Problem[] {
  // The file of a list is named by its further pages: `blogs/[...page].astro`.
  const isThere = (name: string) =>
    [`src/pages/${name}.astro`, `src/pages/${name}/[...page].astro`].some((file) =>
      pageFiles.includes(file),
    );
  const missing = routeNames.filter((name) => !isThere(name));
  if (missing.length === routeNames.length) return [];
  return missing.map((name) => ({
    file: 'src/lib/routes.ts',
    message: `La ruta «${name}» no tiene su página: falta src/pages/${name}.astro.`,
  }));
}
