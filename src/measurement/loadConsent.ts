import { CONSENT_SCRIPT } from './settings.ts';

// Only where a container is configured, and once the page has all that it needs itself.
addEventListener('load', () => {
  const script = document.createElement('script');
  script.src = CONSENT_SCRIPT;
  document.head.append(script);
});
