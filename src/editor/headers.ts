import type { HeaderRule } from '../host/headers.ts';
import { EDITOR_PATH } from './address.ts';

/**
 * What holds for the editor alone, where it is published: nobody lists or keeps it, and it may talk
 * to the services that keep repositories. The headers of every answer hold for it as well.
 */
export const editorRule: HeaderRule = {
  pattern: EDITOR_PATH,
  headers: {
    'X-Robots-Tag': 'noindex, nofollow',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
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
    ].join('; '),
  },
};
