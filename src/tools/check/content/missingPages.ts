import { routeNames } from '#lib/routes.ts';
import type { Problem } from './problem.ts';

/** The routes whose file in `src/pages` is not there: the build would stop without saying why. */
export const missingPages = (pageFiles: readonly string[]): Problem[] =>
  routeNames
    .filter((name) => !pageFiles.includes(`src/pages/${name}.astro`))
    .map((name) => ({
      file: 'src/lib/routes.ts',
      message: `La ruta «${name}» no tiene su página: falta src/pages/${name}.astro.`,
    }));
