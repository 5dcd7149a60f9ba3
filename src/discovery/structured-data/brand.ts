import type { Organization, SoftwareApplication, WebSite } from 'schema-dts';
import { homeRoute, routes } from '#lib/routes.ts';
import type { Site } from '#schemas/site.ts';
import { appIconPath } from '#discovery/social/appIcon.ts';
import { absolute } from './addresses.ts';

/** What the brand's facts are read from. */
export type BrandFacts = Pick<Site, 'url' | 'brand' | 'footer' | 'phone' | 'stores'>;

const organizationId = (siteUrl: string) => absolute(siteUrl, '/#org');

/** The brand by its name, for pages that are about something else. */
export const publisher = ({ url, brand }: Pick<Site, 'url' | 'brand'>) =>
  ({
    '@type': 'Organization',
    '@id': organizationId(url),
    name: brand.name,
    url: absolute(url, homeRoute.path),
  }) satisfies Organization;

/** A mention of what `publisher` or `organization` says on the same page. */
export const publisherReference = (siteUrl: string) => ({ '@id': organizationId(siteUrl) });

/** The brand, with its channels: for the home page. */
export const organization = (site: BrandFacts) =>
  ({
    ...publisher(site),
    logo: absolute(site.url, appIconPath(512)),
    telephone: site.phone.number,
    sameAs: site.footer.social.map(({ href }) => href),
  }) satisfies Organization;

/** The site as a whole: for the home page, beside `organization`. */
export const website = ({ url, brand }: Pick<Site, 'url' | 'brand'>) =>
  ({
    '@type': 'WebSite',
    name: brand.name,
    url: absolute(url, homeRoute.path),
    publisher: publisherReference(url),
  }) satisfies WebSite;

/**
 * The app with its stores; `description` is what its page says of it. It has no price and no
 * rating, because the site states none.
 */
export const softwareApplication = (site: BrandFacts, description: string) =>
  ({
    '@type': 'SoftwareApplication',
    name: site.brand.name,
    description,
    url: absolute(site.url, routes.app.path),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Android, iOS',
    installUrl: [site.stores.googlePlay.href, site.stores.appStore.href],
    publisher: publisher(site),
  }) satisfies SoftwareApplication;
