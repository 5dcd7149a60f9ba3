import { categories, type Category } from '#site/fields/vendors.ts';
import { eventQueue } from './dataLayer.ts';

/** The consent-mode names of each category. */
const uses: Record<Category, readonly string[]> = {
  measurement: ['analytics_storage'],
  advertising: ['ad_storage', 'ad_user_data', 'ad_personalization'],
};

/** A command as the vendor's snippet pushes it: the container accepts only an `arguments` object. */
function command(..._words: unknown[]): IArguments;
function command(): IArguments {
  // eslint-disable-next-line prefer-rest-params -- An array would be taken for an event.
  return arguments;
}

function consent(kind: 'default' | 'update', accepted: readonly Category[]): IArguments {
  const states: Record<string, 'granted' | 'denied'> = {};
  for (const category of categories) {
    for (const use of uses[category]) {
      states[use] = accepted.includes(category) ? 'granted' : 'denied';
    }
  }
  return command('consent', kind, states);
}

/**
 * A tag container that loads once something is accepted. Its queue starts with all consent denied, then what was
 * accepted, and only then the earlier events, so that no event is processed without consent.
 */
export function startTagContainer(id: string): { apply(accepted: readonly Category[]): void } {
  const queue = eventQueue();
  queue.unshift(consent('default', []));
  let isLoaded = false;

  return {
    apply(accepted) {
      const update = consent('update', accepted);
      if (isLoaded) {
        queue.push(update);
      } else if (accepted.length > 0) {
        isLoaded = true;
        queue.splice(1, 0, update);
        queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
        const script = document.createElement('script');
        script.async = true;
        script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
        document.head.append(script);
      }
    },
  };
}
