/** What an address outside the site, no path, tells: a phone, a chat, a network, an app in a store. */
const ADDRESS =
  /^\/|^(tel)|(wa)\.me|(instagram|linkedin|facebook)\.com|(google|apple)\.com.*[/?]id=?([\w.]+)/;

/**
 * The event of a click on a call to action (spec section 7): on a link that carries `data-cta-id` and
 * has something with a name around it. A field that doesn't apply is there and undefined: a container
 * remembers fields from one event to the next, and this makes it forget them.
 */
export function ctaClickOf(cta: Element) {
  const place = cta.closest('[id],[aria-labelledby]') as Element;
  const href = cta.getAttribute('href') as string;
  const [, phone, chat, network, store, app] = ADDRESS.exec(href) || [];

  return {
    event: 'cta_click' as const,
    /** The permanent name of the element, unique in its page. */
    cta_id: cta.getAttribute('data-cta-id') as string,
    /** What the element is called by a screen reader. */
    cta_label: cta.getAttribute('aria-label') || cta.textContent.trim(),
    /** The part of the page it is in: its id, or that of its heading. */
    cta_location: place.id || (place.getAttribute('aria-labelledby') as string),
    /** Where it leads, without query: a chat's words and a store's ids stay out of it. */
    destination_url: href.split(/[?#]/)[0] as string,
    /** The way to talk. */
    channel: phone ? 'phone' : chat && 'whatsapp',
    social_network: network,
    store,
    platform: store && (store === 'google' ? 'android' : 'ios'),
    /** What the app is called in its store. */
    app_id: app,
  };
}
export type CtaClick = ReturnType<typeof ctaClickOf>;
