import { articleRoute, checklistRoute, routeNames, routes, type Route } from '#lib/routes.ts';
import type { SiteContent } from './content.ts';

/** Every page of a site: the route table's, and one per published article and checklist. */
export const pagesOf = ({ articles, checklists }: SiteContent): readonly Route[] => [
  ...routeNames.map((name) => routes[name]),
  ...articles().map(({ id }) => articleRoute(id)),
  ...checklists().map(checklistRoute),
];
