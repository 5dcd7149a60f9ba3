import { readChoice } from './choice.ts';
import { makeContainer } from './container.ts';
import { consentFiles, DECIDED, type Category, type ConsentSettings } from './settings.ts';

declare const CONSENT: ConsentSettings['start'];

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

function start() {
  try {
    const container = makeContainer(CONSENT.containerId);
    addEventListener(DECIDED, (event) => {
      container.apply((event as CustomEvent<Category[]>).detail);
    });

    const choice = readChoice();
    if (choice) container.apply(choice);
    else ask('question');

    for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-consent]')) {
      button.disabled = false;
      button.addEventListener('click', () => ask('preferences'));
    }
  } catch {
    // Measurement is never worth breaking what the visitor is doing.
  }
}

// Nothing is asked for, nor anybody asked, until the page has nothing else to do and is looked at.
const idle = window.requestIdleCallback || setTimeout;
const startWhenIdle = () => idle(start);
if (document.prerendering)
  document.addEventListener('prerenderingchange', startWhenIdle, { once: true });
else startWhenIdle();
