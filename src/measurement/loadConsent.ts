import { consentFiles } from './settings.ts';

// Only where a container is configured. Asking for consent waits until the page has nothing else
// to do, and until somebody looks at it.
const idle = window.requestIdleCallback || setTimeout;
const load = () =>
  idle(() => {
    const script = document.createElement('script');
    script.src = consentFiles.start;
    document.head.append(script);
  });
const loadWhenShown = () => {
  if (document.prerendering) document.addEventListener('prerenderingchange', load, { once: true });
  else load();
};
if (document.readyState === 'complete') loadWhenShown();
else addEventListener('load', loadWhenShown);
