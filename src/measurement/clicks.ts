import { lendCampaign } from './campaign.ts';
import { ctaClickOf } from './ctaClick.ts';
import { pushEvent } from './dataLayer.ts';

/**
 * What a click does besides what it is for: it is sent to analytics, and its address carries the campaign.
 * To be called on its way up, where a click that an island held and gives back comes by once.
 */
export function measureClick(target: Element): void {
  const cta = target.closest('[data-cta-id]');
  if (cta) pushEvent(ctaClickOf(cta));
  lendCampaign(target.closest('a[href^="/"]'));
}
