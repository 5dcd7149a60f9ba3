import {
  articleRedirects,
  redirectsFrom,
  type ArticleAddresses,
} from '#articles/articleRedirects.ts';
import { homeRoute } from '#lib/routes.ts';

/** The earlier addresses of each page, under its address of today: `'/contacto': ['/agendar']`. */
export const earlierAddresses: Readonly<Record<string, readonly string[]>> = {};

/** Redirects from earlier addresses of a page to today's, with those of each of the `pages` below it. */
export const pageRedirects = (to: string, earlier: readonly string[], pages: readonly string[]) =>
  [to, ...pages.filter((page) => page.startsWith(`${to}/`))].flatMap((page) =>
    redirectsFrom(
      earlier.map((address) => address + page.slice(to.length)),
      page,
    ),
  );

/**
 * The text of `_redirects`, as Cloudflare reads it and `deploy.sh` converts it for nginx: `/` and the
 * earlier addresses of `pages` and articles. Aliases need none, because they are pages of their own.
 */
export const redirectsFile = (
  articles: readonly ArticleAddresses[],
  pages: readonly string[],
): string =>
  [
    { from: '/', to: homeRoute.path },
    ...Object.entries(earlierAddresses).flatMap(([to, earlier]) =>
      pageRedirects(to, earlier, pages),
    ),
    ...articles.flatMap(articleRedirects),
  ]
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
