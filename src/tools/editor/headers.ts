import { cacheControl, type HeaderRule } from '#tools/delivery/headers.ts';
import { EDITOR_PATH } from './address.ts';

/** The editor may talk to the services that keep repositories, and to nobody else. */
const policy = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com https://gitlab.com https://status-api.hostedstatus.com",
  "font-src 'self' data:",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com https://gitlab.com https://secure.gravatar.com",
  "script-src 'self'",
  // The editor writes its styles as it runs.
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
].join('; ');

/**
 * What holds for the editor alone, where it is published: nobody lists or keeps it, and a policy of
 * its own replaces the site's, for its page and for the files that work for it. The other headers
 * of every answer hold for it as well.
 */
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
