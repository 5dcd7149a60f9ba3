import type { BreadcrumbList } from 'schema-dts';
import { homeRoute } from '#lib/routes.ts';
import type { Site } from '#schemas/site.ts';
import { absolute } from './addresses.ts';

/** One step on the way to a page: what it is called and its path. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page to a page; `trail` holds the steps after the home page. */
export const breadcrumbs = ({ url, brand }: Pick<Site, 'url' | 'brand'>, trail: readonly Crumb[]) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brand.name, path: homeRoute.path }, ...trail].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name,
        // The last step is the page itself, which needs no address.
        ...(index < trail.length && { item: absolute(url, path) }),
      }),
    ),
  }) satisfies BreadcrumbList;
