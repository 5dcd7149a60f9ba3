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
