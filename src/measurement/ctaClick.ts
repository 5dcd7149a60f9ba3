/** Matches a path of the site first, else a phone, a chat, a network or an app in a store. */
const ADDRESS =
  /^\/|^(tel)|(wa)\.me|(instagram|linkedin|facebook)\.com|(google|apple)\.com.*[/?&]id=?([\w.]+)/;

/**
 * The event of a click on a call to action (spec section 7): a link with `data-cta-id` inside of an
 * element that has an id or `aria-labelledby`. A field that doesn't apply is `undefined` instead of left
 * out, because a container would keep its value from an earlier event.
 */
export function ctaClickOf(cta: Element) {
  const place = cta.closest('[id],[aria-labelledby]') as Element;
  const href = cta.getAttribute('href') as string;
  const [, phone, chat, network, store, app] = ADDRESS.exec(href) || [];

  return {
    event: 'cta_click' as const,
    /** The permanent name of the element, unique in its page. */
    cta_id: cta.getAttribute('data-cta-id') as string,
    /** The name of the element for screen readers. */
    cta_label: cta.getAttribute('aria-label') || cta.textContent.trim(),
    /** The part of the page it is in: its id, or that of its heading. */
    cta_location: place.id || (place.getAttribute('aria-labelledby') as string),
    /** Where it leads, without query: a chat's words and a store's ids stay out of it. */
    destination_url: href.split(/[?#]/)[0] as string,
    /** The channel of contact, if it is one. */
    channel: phone ? 'phone' : chat && 'whatsapp',
    social_network: network,
    store,
    platform: store && (store === 'google' ? 'android' : 'ios'),
    /** The app's id in its store. */
    app_id: app,
  };
}
export type CtaClick = ReturnType<typeof ctaClickOf>;
