import { articlePath } from '../../src/lib/articlePaths.ts';
import { routeNames, routes } from '../../src/lib/routes.ts';
import { content } from './content.ts';

/** The canonical address of every page of the site, articles and the 404 page included. */
export const addresses: string[] = [
  ...routeNames.map((name) => routes[name].path),
  ...content.articles().map(({ id }) => articlePath(id)),
  '/no-existe',
];
