import type { Vendor } from '#site/fields/vendors.ts';

/** What a vendor of the container leaves in the browser, and what the page's policy lets it load. */
interface Traces {
  /** Matches the names of its cookies, and no other vendor's. */
  cookies: RegExp;
  needs: { 'connect-src': string[]; 'img-src': string[]; 'frame-src'?: string[] };
}

/**
 * The hosts that Google lists for Ads, developers.google.com/tag-platform/security/guides/csp. They may not run scripts
 * here, as it also asks for, because these hosts serve scripts for anybody, which would open the policy: conversions
 * are sent as requests and pictures; the audience lists, which need such a script, are not filled.
 */
const adsHosts = [
  'https://google.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
  'https://www.googleadservices.com',
];

/** Every vendor by its name in `site.yaml`. The container loads the scripts of both from its own host. */
export const vendorTraces: Record<Vendor, Traces> = {
  'google-analytics': {
    cookies: /^_(ga|gid|gat)(_|$)/,
    needs: {
      'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
      'img-src': ['https://*.google-analytics.com'],
    },
  },
  'google-ads': {
    cookies: /^_(gcl|gac)_/,
    needs: {
      'connect-src': ['https://ad.doubleclick.net', ...adsHosts],
      'img-src': adsHosts,
      'frame-src': ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
    },
  },
};
