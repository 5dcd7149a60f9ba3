import { CONSENT_SCRIPT_PATH } from '#lib/paths.ts';

// Only in pages with a container, and after everything that the page itself loads.
addEventListener('load', () => {
  const script = document.createElement('script');
  script.src = CONSENT_SCRIPT_PATH;
  document.head.append(script);
});
