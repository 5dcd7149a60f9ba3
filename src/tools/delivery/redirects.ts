import { redirectsOf, type ArticleAddresses } from '#articles/articleRedirects.ts';
import { homeRoute } from '#lib/routes.ts';

/**
 * The text of `_redirects`, as Cloudflare reads it and `deploy.sh` converts it for nginx: `/` and the
 * earlier addresses of articles. Those of a page are added as `...redirectsTo('/contacto', ['/agendar'])`;
 * aliases need none, because they are pages of their own.
 */
export const redirectsFile = (articles: readonly ArticleAddresses[]): string =>
  [{ from: '/', to: homeRoute.path }, ...articles.flatMap(redirectsOf)]
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
