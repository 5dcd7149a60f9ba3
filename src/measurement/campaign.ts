import { DEBUG, isDebugging } from './printEvent.ts';

/** The parameters by which campaigns and advertisers tell where a visit comes from, and no others. */
const CAMPAIGN = /\b(utm_\w+|\w+clk?id|[gw]braid|li_fat_id)=[^&]*/g;

/**
 * Lends the campaign of this page's address to a link of the site, for the click that is happening:
 * the browser reads the address right after it. It is not there before nor later, so that what a
 * visitor copies, and what a script reads, stays the address of the page.
 */
export function lendCampaign(link: HTMLAnchorElement | null): void {
  let campaign: string[] | null = location.search.match(CAMPAIGN);
  // In development the wish to see events goes along too.
  if (import.meta.env.DEV && isDebugging()) campaign = [...(campaign || []), DEBUG];
  if (!link || !campaign) return;
  const href = link.getAttribute('href') as string;
  link.search += (link.search && '&') + campaign.join('&');
  setTimeout(() => link.setAttribute('href', href));
}
