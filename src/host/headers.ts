/** One rule of the host: a path pattern, with at most one `*`, and the headers its answers carry. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/** How long an answer may be reused. */
export const cacheControl = {
  /** Files whose name changes with what they hold. */
  forever: 'public, max-age=31536000, immutable',
  /** Pictures and icons whose name stays. */
  day: 'public, max-age=86400',
  /** Pages and whatever has to agree with them: what was published is seen at once. */
  asked: 'public, max-age=0, must-revalidate',
  /** What is not there may be there a moment later. */
  never: 'no-store',
} as const;

/** The most that the host reads of a line of `_headers`, in characters. */
const LINE_LENGTH = 2000;

/** Pictures are shown elsewhere too: shared pages, feed readers, the brand in lists. */
const pictures = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif'].map((ending) => ({
  pattern: `/*.${ending}`,
  headers: {
    'Cache-Control': cacheControl.day,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
}));

/**
 * The headers of every answer, by path. All rules that match hold, in this order: what a later one
 * says of a header replaces what an earlier one said. An address without a file is answered with
 * the headers of `/404`, wherever it is (notFound.ts).
 * @param policy the Content-Security-Policy of every answer
 */
export const headerRules = (policy: string): readonly HeaderRule[] => [
  {
    pattern: '/*',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Security-Policy': policy,
      'Cache-Control': cacheControl.asked,
    },
  },
  ...pictures,
  // A page may ask for an icon that the sprite of yesterday doesn't have.
  { pattern: '/iconos.svg', headers: { 'Cache-Control': cacheControl.asked } },
  { pattern: '/_astro/*', headers: { 'Cache-Control': cacheControl.forever } },
  { pattern: '/404', headers: { 'Cache-Control': cacheControl.never } },
  { pattern: '/500', headers: { 'Cache-Control': cacheControl.never } },
  // Other forms of what a page already says: for readers, not for the list of a search engine.
  { pattern: '/api/*', headers: { 'X-Robots-Tag': 'noindex' } },
  {
    pattern: '/*.md',
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  },
];

/** The lines of one header, the first of which takes back what earlier rules said of it. */
function linesOf(pattern: string, name: string, value: string): string[] {
  const line = `${name}: ${value}`;
  if (line.length > LINE_LENGTH) {
    throw new Error(
      `La cabecera ${name} de «${pattern}» tiene ${line.length} caracteres y el servidor lee ${LINE_LENGTH}: ` +
        'el sitio junta demasiados scripts distintos o demasiados servidores de terceros.',
    );
  }
  return pattern === '/*' ? [`  ${line}`] : [`  ! ${name}`, `  ${line}`];
}

/**
 * The text of `_headers`.
 * @throws when a line is longer than the host reads
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [
        pattern,
        ...Object.entries(headers).flatMap(([name, value]) => linesOf(pattern, name, value)),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}
