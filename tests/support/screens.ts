import {
  articleRoute,
  checklistRoute,
  errorRoute,
  routeNames,
  routes,
  type Route,
} from '#lib/routes.ts';
import { content, type SiteContent } from './content.ts';

/** Every page of a site: the route table's, and one per published article and checklist. */
export const pagesOf = ({ articles, checklists }: SiteContent): readonly Route[] => [
  ...routeNames.map((name) => routes[name]),
  ...articles().map(({ id }) => articleRoute(id)),
  ...checklists().map(checklistRoute),
];

/** An address that no page has. */
export const unknownAddress = '/no-existe';

/** An address of everything the tests' site can show: its pages, the 404 and the 500. */
export const screens: readonly string[] = [
  ...pagesOf(content).map(({ path }) => path),
  unknownAddress,
  errorRoute.path,
];
