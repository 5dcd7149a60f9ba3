import { cacheControl, defaultHeaders, type HeaderRule } from '#tools/delivery/headers.ts';

/** The APIs of the repository services, and their status pages. */
const API =
  'https://api.github.com https://www.githubstatus.com https://gitlab.com https://status-api.hostedstatus.com';
const AVATARS =
  'https://avatars.githubusercontent.com https://gitlab.com https://secure.gravatar.com';

/** The editor's Content-Security-Policy: its own origin and, where it is published, the repository services. */
export const editorPolicy = ({ isLocal }: { isLocal: boolean }) =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    `connect-src 'self' blob: data:${isLocal ? '' : ` ${API}`}`,
    "font-src 'self' data:",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `img-src 'self' blob: data:${isLocal ? '' : ` ${AVATARS}`}`,
    "script-src 'self'",
    // The editor injects its styles at run time.
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
  ].join('; ');

/** The headers of the editor's own host: not indexed, not cached, and with its own policy everywhere. */
export const editorRules: readonly HeaderRule[] = [
  {
    pattern: '/*',
    headers: {
      ...defaultHeaders,
      'Content-Security-Policy': editorPolicy({ isLocal: false }),
      'Cache-Control': cacheControl.never,
      'X-Robots-Tag': 'noindex, nofollow',
    },
  },
  { pattern: '/_astro/*', headers: { 'Cache-Control': cacheControl.forever } },
];

/** What nginx has to know about the editor's host: the prefix of its variables, and the page to which `/` leads. */
export const editorHost = { name: 'lineo_editor', home: '/' };
