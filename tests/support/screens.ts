import {
  articleRoute,
  checklistRoute,
  errorRoute,
  routeNames,
  routes,
  type Route,
} from '#lib/routes.ts';
import { content } from './content.ts';

/** Every page of the site: the route table's, and one per published article and checklist. */
export const pages: readonly Route[] = [
  ...routeNames.map((name) => routes[name]),
  ...content.articles().map(({ id }) => articleRoute(id)),
  ...content.checklists().map(checklistRoute),
];

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
