import { CONTACT_PATH } from './paths.ts';

/** Whether a link leaves the site: such links open in a new tab without opener (spec section 7). */
export const isExternal = (href: string): boolean => /^https?:\/\//.test(href);

/** An address of the site itself as a path, so that the link stays in the tab and keeps a campaign; others unchanged. */
export function withoutOwnHost(href: string, site: string = import.meta.env.SITE): string {
  const { origin } = new URL(site);
  const address = URL.parse(href);
  return address?.origin === origin ? address.href.slice(origin.length) : href;
}

/** The attributes of a link to an address from the content. One that leaves the site opens in a new tab. */
export function linkAttributes(address: string, site?: string) {
  const href = withoutOwnHost(address, site);
  return isExternal(href) ? { href, target: '_blank', rel: 'noopener' } : { href };
}

/** Whether a click with its keys opens the link in another tab or saves it, so that this page stays as it is. */
export const opensElsewhere = (
  click: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => click.altKey || click.ctrlKey || click.metaKey || click.shiftKey;

/** Whether a link leads to the page at `path`, or to a part of it. */
export const leadsTo = (href: string, path: string): boolean => href.split(/[?#]/)[0] === path;

/** Whether a link leads to the page where a demo is booked. */
export const leadsToDemo = (href: string): boolean => leadsTo(href, CONTACT_PATH);
