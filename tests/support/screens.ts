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

/** Every page of the tests' site. */
export const pages = pagesOf(content);

/** An address that no page has. */
export const unknownAddress = '/no-existe';

/** An address of everything a visitor can be shown: the pages, the 404 and the 500. */
export const screens: readonly string[] = [
  ...pages.map(({ path }) => path),
  unknownAddress,
  errorRoute.path,
];

/** Whether what is shown at an address has the navigation bar and the footer. */
export const hasChrome = (address: string): boolean =>
  [...pages, errorRoute].find(({ path }) => path === address)?.hasChrome ?? true;
