import { CONTACT_PATH } from './paths.ts';

/** Whether a link leaves the site: such links open in a new tab without opener (spec section 7). */
export const isExternal = (href: string): boolean => /^https?:\/\//.test(href);

/** Whether a link leads to the page at `path`, or to a part of it. */
export const leadsTo = (href: string, path: string): boolean => href.split(/[?#]/)[0] === path;

/** Whether a link leads to the page where a demo is booked. */
export const leadsToDemo = (href: string): boolean => leadsTo(href, CONTACT_PATH);
