import { DEBUG, isDebugging } from './printEvent.ts';

/**
 * The parameters by which campaigns and advertisers tell where a visit comes from. They follow a
 * visit from page to page, and no others do. The guide, MEDICION.md, lists the same.
 */
export const campaignParameters: readonly string[] = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'dclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
  'twclid',
  'li_fat_id',
];

const isCampaign = (parameter: string) =>
  campaignParameters.includes(parameter.split('=')[0] as string);

/**
 * Lends the campaign of this page's address to a link of the site, for the click that is happening:
 * the browser reads the address right after it. It is not there before nor later, so that what a
 * visitor copies, and what a script reads, stays the address of the page.
 */
export function lendCampaign(link: HTMLAnchorElement | null): void {
  const campaign = location.search.slice(1).split('&').filter(isCampaign);
  // In development the wish to see events goes along too.
  if (import.meta.env.DEV && isDebugging()) campaign.push(DEBUG);
  if (!link || campaign.length === 0) return;
  const href = link.getAttribute('href') as string;
  link.search += (link.search && '&') + campaign.join('&');
  setTimeout(() => link.setAttribute('href', href));
}
