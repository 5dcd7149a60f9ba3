/** A path of the site as an address that holds anywhere. */
export const absolute = (siteUrl: string, path: string): string => new URL(path, siteUrl).href;
