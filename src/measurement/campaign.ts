/** The query parameters that are carried from page to page; MEDICION.md lists the same. */
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
 * Adds the page's campaign parameters to an internal link during its click; the browser reads the address right
 * after. They are removed at once, so that scripts, and visitors who copy the link, get the plain address. A page that
 * was prerendered without them gets them as it is shown (`No-Vary-Search` in headers.ts), before the scheduler, which
 * loads only then, reads them from the address.
 */
export function addCampaignParameters(link: HTMLAnchorElement | null): void {
  const campaign = location.search.slice(1).split('&').filter(isCampaign);
  if (!link || campaign.length === 0) return;
  const href = link.getAttribute('href') as string;
  link.search += (link.search && '&') + campaign.join('&');
  setTimeout(() => link.setAttribute('href', href));
}
