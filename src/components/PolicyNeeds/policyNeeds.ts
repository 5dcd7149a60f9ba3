/**
 * What a component needs in the page's Content-Security-Policy, by directive: hosts, or `'self'` for
 * the site's own files; under `trusted-types` the name of a Trusted Types policy.
 */
export type PolicyNeeds = Partial<
  Record<
    'script-src' | 'style-src' | 'frame-src' | 'connect-src' | 'img-src' | 'trusted-types',
    string[]
  >
>;

/** The name of the meta element in which a component declares its needs until the build removes it. */
export const NEEDS_MARKER = 'policy-needs';
