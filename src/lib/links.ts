/** Whether a link leaves the site: such links open in a new tab without opener (spec section 7). */
export const isExternal = (href: string): boolean => /^https?:\/\//.test(href);
