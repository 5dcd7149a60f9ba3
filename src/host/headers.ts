/** One rule of the host: a path pattern and the headers its answers carry. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/** How long answers may be reused, by kind of file; the host revalidates everything else. */
const cache = {
  immutable: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
} as const;

/** The response headers of every answer, in the order the host applies them. */
export const headerRules: readonly HeaderRule[] = [
  {
    pattern: '/*',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Content-Security-Policy': "frame-ancestors 'none'",
    },
  },
  {
    pattern: '/_astro/*',
    headers: { 'Cache-Control': cache.immutable },
  },
  {
    pattern: '/iconos/*',
    headers: { 'Cache-Control': cache.day },
  },
  // Other forms of what a page already says: for readers, not for the list of a search engine.
  {
    pattern: '/api/*',
    headers: { 'X-Robots-Tag': 'noindex' },
  },
  {
    pattern: '/*.md',
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  },
];

/** The text of `_headers`. */
export function headersFile(rules: readonly HeaderRule[] = headerRules): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
        '\n',
      ),
    )
    .join('\n\n')
    .concat('\n');
}
