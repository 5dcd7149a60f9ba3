import type { CtaClick } from './dataLayer.ts';

/** What an address outside the site, no path, tells: a phone, a chat, a network, an app in a store. */
const ADDRESS =
  /^\/|^(tel)|(wa)\.me|(instagram|linkedin|facebook)\.com|(google|apple)\.com.*[/?]id=?([\w.]+)/;

/**
 * What there is to tell of a click on an element that carries `data-cta-id`, which is a link and has
 * something with a name around it: the plan of the built pages is made with this very function.
 */
export function ctaClickOf(cta: Element): CtaClick {
  const place = cta.closest('[id],[aria-labelledby]') as Element;
  const href = cta.getAttribute('href') as string;
  const [, phone, chat, network, store, app] = ADDRESS.exec(href) || [];

  return {
    event: 'cta_click',
    cta_id: cta.getAttribute('data-cta-id'),
    cta_label: cta.getAttribute('aria-label') || cta.textContent.trim(),
    cta_location: place.id || place.getAttribute('aria-labelledby'),
    destination_url: href.split(/[?#]/)[0],
    channel: phone ? 'phone' : chat && 'whatsapp',
    social_network: network,
    store,
    platform: store && (store === 'google' ? 'android' : 'ios'),
    app_id: app,
  } as CtaClick;
}
