/**
 * What a page asks of its policy beyond what every page may do: hosts, or `'self'` for the site's
 * own files, by directive; under `trusted-types` the name of a Trusted Types policy of its own.
 */
export type PolicyNeeds = Partial<
  Record<
    'script-src' | 'style-src' | 'frame-src' | 'connect-src' | 'img-src' | 'trusted-types',
    string[]
  >
>;

/** Name of the marker that a component leaves in the page for the build to read and take out. */
export const NEEDS_MARKER = 'policy-needs';
