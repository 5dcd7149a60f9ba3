import { movesOf, type Moved } from '#articles/moves.ts';
import { homeRoute } from '#lib/routes.ts';

/**
 * The text of `_redirects`, as Cloudflare reads it and `deploy.sh` tells it to nginx: `/`, and the
 * earlier addresses of articles, and of pages (`...leadTo('/contacto', ['/agendar'])`). Aliases are
 * pages of their own.
 */
export const redirectsFile = (articles: readonly Moved[]): string =>
  [{ from: '/', to: homeRoute.path }, ...articles.flatMap(movesOf)]
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
