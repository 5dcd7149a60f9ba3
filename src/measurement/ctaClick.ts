/** The fields of an address outside of the site: of a phone, a chat, a network, or an app in a store. */
function destinationOf({ protocol, hostname, pathname, searchParams }: URL) {
  const isAt = (domain: string) => hostname === domain || hostname.endsWith(`.${domain}`);
  const app = isAt('play.google.com')
    ? { store: 'google', platform: 'android', id: searchParams.get('id') || undefined }
    : isAt('apps.apple.com')
      ? { store: 'apple', platform: 'ios', id: /\/id(\d+)/.exec(pathname)?.[1] }
      : undefined;
  return {
    /** The channel of contact. */
    channel: protocol === 'tel:' ? 'phone' : isAt('wa.me') ? 'whatsapp' : undefined,
    social_network: ['instagram', 'linkedin', 'facebook'].find((name) => isAt(`${name}.com`)),
    store: app?.store,
    platform: app?.platform,
    /** The app's id in its store. */
    app_id: app?.id,
  };
}

/** What is read of an element. The tracking plan reads it of a built page, outside of a browser. */
interface ReadElement {
  id: string;
  textContent: string;
  getAttribute(name: string): string | null;
  closest(selector: string): ReadElement | null;
}

/**
 * The event of a click on a call to action (spec section 7): a link with `data-cta-id` inside of an
 * element that has an id or `aria-labelledby`. A field that doesn't apply is `undefined` instead of left
 * out, because a container would keep its value from an earlier event.
 */
export function ctaClickOf(cta: ReadElement) {
  const region = cta.closest('[id],[aria-labelledby]') as ReadElement;
  const href = cta.getAttribute('href') as string;

  return {
    event: 'cta_click' as const,
    /** The permanent name of the element, unique in its page. */
    cta_id: cta.getAttribute('data-cta-id') as string,
    /** The name of the element for screen readers. */
    cta_label: cta.getAttribute('aria-label') || cta.textContent.trim(),
    /** The part of the page that contains it: the id of that part, or of the part's heading. */
    cta_location: region.id || (region.getAttribute('aria-labelledby') as string),
    /** Where it leads, without the query, which may hold a chat's words or a store's ids. */
    destination_url: href.split(/[?#]/)[0] || href,
    // Only an address of the site has no host of its own.
    ...destinationOf(new URL(href, 'https://sitio.invalid')),
  };
}
export type CtaClick = ReturnType<typeof ctaClickOf>;
