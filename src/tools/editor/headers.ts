import { cacheControl, type HeaderRule } from '#tools/delivery/headers.ts';
import { EDITOR_PATH } from './address.ts';

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

const policy = editorPolicy({ isLocal: false });

/** The published editor's headers: not indexed, not cached, and with its own policy instead of the site's. */
export const editorRules: readonly HeaderRule[] = [
  {
    pattern: EDITOR_PATH,
    headers: {
      'X-Robots-Tag': 'noindex, nofollow',
      'Cache-Control': cacheControl.never,
      'Content-Security-Policy': policy,
    },
  },
  { pattern: `${EDITOR_PATH}/*`, headers: { 'Content-Security-Policy': policy } },
];
