import { makeContainer } from './container.ts';
import { CHOICE, consentFiles, REVISION, type ConsentSettings } from './settings.ts';

declare const CONSENT: ConsentSettings['start'];

/** What was accepted on an earlier page, while that holds. */
function storedChoice(): string[] | null {
  try {
    const choice = JSON.parse(localStorage.getItem(CHOICE) || '{}') as {
      categories?: string[];
      expirationTime?: number;
      revision?: number;
    };
    const holds = choice.revision === REVISION && Number(choice.expirationTime) > Date.now();
    return (holds && choice.categories) || null;
  } catch {
    // Storage can be forbidden: then there is no choice yet.
    return null;
  }
}

/** Brings the question; `mode` says whether to show it whole at once. */
function ask(mode: 'question' | 'preferences'): void {
  if (document.querySelector(`script[src="${consentFiles.ask}"]`)) return;
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = consentFiles.style;
  // Without its styles nothing is shown: the question would push the page away.
  style.addEventListener('load', () => {
    const script = document.createElement('script');
    script.src = consentFiles.ask;
    script.dataset['mode'] = mode;
    document.head.append(script);
  });
  document.head.append(style);
}

try {
  const container = makeContainer(CONSENT.containerId);
  for (const type of ['cc:onConsent', 'cc:onChange']) {
    addEventListener(type, (event) => {
      const { cookie } = (event as CustomEvent<{ cookie: { categories: string[] } }>).detail;
      container.apply(cookie.categories);
    });
  }

  const choice = storedChoice();
  if (choice) container.apply(choice);
  else ask('question');

  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-consent]')) {
    button.disabled = false;
    button.addEventListener('click', () => ask('preferences'));
  }
} catch {
  // Measurement is never worth breaking what the visitor is doing.
}
