import { campaignParameters } from '#measurement/campaign.ts';

// One source for two hosts: `_headers` of the CDN, and the configuration of nginx.

/**
 * One rule of the host: a path pattern, with at most one `*`, and the headers of its responses. An empty value takes a
 * header away.
 */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/** How long a response may be reused. */
export const cacheControl = {
  /** Files whose name changes with their content. */
  forever: 'public, max-age=31536000, immutable',
  /** Pages, and files that keep their name and may be drawn anew by the next build: they always match. */
  revalidate: 'public, max-age=0, must-revalidate',
  /** Errors: a file that is missing now may be there a moment later. */
  never: 'no-store',
} as const;

/**
 * The policies in headers. They are the same for every release, because hashes and hosts are in each page's own
 * policy, at the start of its head (src/tools/build/html/policy.ts).
 */
const policies = {
  /** The directives that a meta element can't set, and permissions that no page needs. */
  page: "base-uri 'none';form-action 'none';frame-ancestors 'none';object-src 'none'",
  /** Files other than pages load nothing. */
  file: "default-src 'none';frame-ancestors 'none'",
  /** A picture opened by itself is a document, an SVG with styles of its own. */
  picture: "default-src 'none';frame-ancestors 'none';style-src 'unsafe-inline';sandbox",
} as const;

// Cameras write the extension in capitals.
const PICTURES = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif'].flatMap((ending) => [
  ending,
  ending.toUpperCase(),
]);
const FILES = ['css', 'js', 'json', 'txt', 'webmanifest', 'woff2', 'xml'];

/** The headers of every response of all our hosts, unless a rule overrides them. */
export const defaultHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': policies.page,
  'Cache-Control': cacheControl.revalidate,
  // A page that was fetched before a click is also the page of the same address with the visitor's campaign.
  'No-Vary-Search': `params=(${campaignParameters.map((name) => `"${name}"`).join(' ')})`,
};

/**
 * The headers of every response, by path. Each pattern appears once. All rules that match apply, in this order: if
 * two set the same header, the later rule wins. An address without a file gets the headers of `/404`, in whatever
 * folder it is (notFoundWorker.ts).
 */
export const headerRules: readonly HeaderRule[] = [
  { pattern: '/*', headers: defaultHeaders },
  ...FILES.map((ending) => ({
    pattern: `/*.${ending}`,
    headers: { 'Content-Security-Policy': policies.file, 'No-Vary-Search': '' },
  })),
  // Other sites show our pictures too: networks on shared pages, feed readers, lists with the brand's logo.
  ...PICTURES.map((ending) => ({
    pattern: `/*.${ending}`,
    headers: {
      'Content-Security-Policy': policies.picture,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'No-Vary-Search': '',
    },
  })),
  { pattern: '/_astro/*', headers: { 'Cache-Control': cacheControl.forever } },
  { pattern: '/404', headers: { 'Cache-Control': cacheControl.never } },
  { pattern: '/500', headers: { 'Cache-Control': cacheControl.never } },
  // Data for the viewer; search engines list the articles' pages instead.
  { pattern: '/api/*', headers: { 'X-Robots-Tag': 'noindex' } },
];

/** The lines of one header; the first of them removes what earlier rules set. */
const linesOf = (pattern: string, [name, value]: [string, string]): string[] => [
  ...(pattern === '/*' ? [] : [`  ! ${name}`]),
  ...(value ? [`  ${name}: ${value}`] : []),
];

/** The text of `_headers`, as Cloudflare reads it. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).flatMap((header) => linesOf(pattern, header))].join(
        '\n',
      ),
    )
    .join('\n\n')
    .concat('\n');
