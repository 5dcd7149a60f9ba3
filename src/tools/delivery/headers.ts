/** One rule of the host: a path pattern, with at most one `*`, and the headers of its responses. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/** How long a response may be reused. */
export const cacheControl = {
  /** Files whose name changes with their content. */
  forever: 'public, max-age=31536000, immutable',
  /** Pictures and icons whose name stays. */
  day: 'public, max-age=86400',
  /** Pages and what has to match them: a new release is seen at once. */
  revalidate: 'public, max-age=0, must-revalidate',
  /** Errors: a file that is missing now may be there a moment later. */
  never: 'no-store',
} as const;

/**
 * The policies in headers, the same for every release: hashes and hosts are in each page's own policy,
 * first in its head (src/tools/build/html/policy.ts).
 */
const policies = {
  /** What a meta element can't set, and what no page needs. */
  page: "base-uri 'none';form-action 'none';frame-ancestors 'none';object-src 'none'",
  /** Files that are no pages load nothing. */
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

/** The headers of every response of every host of ours, where no rule says otherwise. */
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
};

/**
 * The headers of every response, by path; each pattern is there once. All rules that match apply in this
 * order: a later rule's value of a header replaces an earlier one's. An address without a file gets the
 * headers of `/404`, wherever it is (notFoundWorker.ts).
 */
export const headerRules: readonly HeaderRule[] = [
  { pattern: '/*', headers: defaultHeaders },
  ...FILES.map((ending) => ({
    pattern: `/*.${ending}`,
    headers: { 'Content-Security-Policy': policies.file },
  })),
  // Pictures are shown elsewhere too: shared pages, feed readers, the brand in lists.
  ...PICTURES.map((ending) => ({
    pattern: `/*.${ending}`,
    headers: {
      'Content-Security-Policy': policies.picture,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': cacheControl.day,
    },
  })),
  // A new page may use an icon that a cached sprite does not have.
  { pattern: '/iconos.svg', headers: { 'Cache-Control': cacheControl.revalidate } },
  { pattern: '/_astro/*', headers: { 'Cache-Control': cacheControl.forever } },
  { pattern: '/404', headers: { 'Cache-Control': cacheControl.never } },
  { pattern: '/500', headers: { 'Cache-Control': cacheControl.never } },
  // Data for the viewer; search engines list the articles' pages instead.
  { pattern: '/api/*', headers: { 'X-Robots-Tag': 'noindex' } },
];

/** The lines of one header, the first of which removes what earlier rules set. */
const linesOf = (pattern: string, [name, value]: [string, string]): string[] =>
  pattern === '/*' ? [`  ${name}: ${value}`] : [`  ! ${name}`, `  ${name}: ${value}`];

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
