/**
 * What a browser that knows speculation rules may prepare before a click: the page behind a link
 * that the pointer or finger rests on, and the menu's pages once they can be seen. It does neither
 * when the visitor saves data.
 */
export const speculationRules = {
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
  prefetch: [{ where: { selector_matches: 'nav a' }, eagerness: 'eager' }],
} as const;
