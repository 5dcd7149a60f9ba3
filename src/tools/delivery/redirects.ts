import { leadTo, movesOf, type Moved } from '#articles/moves.ts';
import { homeRoute, routeNames, routes, type Route } from '#lib/routes.ts';

/**
 * The text of `_redirects`, as Cloudflare reads it and `deploy.sh` tells it to nginx: `/`, and the
 * earlier addresses of pages and articles. Aliases are pages of their own.
 */
export const redirectsFile = (
  articles: readonly Moved[],
  pages: readonly Route[] = routeNames.map((name) => routes[name]),
): string =>
  [
    { from: '/', to: homeRoute.path },
    ...pages.flatMap(({ path, earlier }) => leadTo(path, earlier)),
    ...articles.flatMap(movesOf),
  ]
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
