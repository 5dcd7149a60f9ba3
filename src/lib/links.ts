/** Whether a link leaves the site: such links open in a new tab without opener (spec section 7). */
export const isExternal = (href: string): boolean => /^https?:\/\//.test(href);

/** A WhatsApp chat with `message` already written; `number` is digits with country code. */
export const whatsappLink = (number: string, message: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(message)}`;

/** The address of the scheduler's own page, from that of its embed. */
export function schedulerPage(embedUrl: string): string {
  const address = new URL(embedUrl);
  address.searchParams.delete('embed');
  return address.href;
}

/**
 * The form's embed script and what the page's policy has to let through for it. Portals of the
 * first region carry no suffix in their host names.
 */
export function hubspotForm({ portalId, region }: { portalId: string; region: string }) {
  const suffix = region === 'na1' ? '' : `-${region}`;
  const scriptOrigin = `https://js${suffix}.hsforms.net`;
  return {
    script: `${scriptOrigin}/forms/embed/${portalId}.js`,
    needs: {
      'script-src': [scriptOrigin],
      'frame-src': ['https://*.hsforms.net', 'https://*.hsforms.com'],
      'connect-src': ['https://*.hsforms.com', 'https://*.hubspot.com'],
      'img-src': [`https://forms${suffix}.hsforms.com`, `https://track${suffix}.hubspot.com`],
    },
  };
}
