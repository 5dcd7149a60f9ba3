import type { Site } from '#schemas/site.ts';

/** What the site's content tells the scripts of consent: it stands before them in their files. */
export interface ConsentSettings {
  start: { containerId: string };
  ask: Site['analytics']['consent'];
}

/** The kinds of cookies that a visitor decides about; what is necessary needs no leave. */
export const categories = ['measurement', 'advertising'] as const;
export type Category = (typeof categories)[number];

/** Where the browser keeps the choice: not in a cookie, because refusing them must leave none. */
export const CHOICE = 'consentimiento';

/** To be raised when the question changes: then everybody is asked again. */
export const REVISION = 1;

/** For how long a choice holds, in days. */
export const HOLDS_FOR = 182;

/** The event that carries what a visitor has just accepted. */
export const DECIDED = 'lineo:consent';

/** The file that every page loads where a container is configured. */
export const CONSENT_SCRIPT = '/medicion/consentimiento.js';

/** The files of consent, which exist only where a container is configured. */
export const consentFiles = {
  start: CONSENT_SCRIPT,
  ask: '/medicion/aviso.js',
  style: '/medicion/aviso.css',
} as const;

/** What a page's policy has to let through: the files of consent, and the container's hosts. */
export const containerNeeds = {
  'script-src': ["'self'", 'https://*.googletagmanager.com'],
  'style-src': ["'self'"],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};
