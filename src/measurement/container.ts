import { openQueue } from './dataLayer.ts';
import type { Category } from './settings.ts';

/** What the container's vendor calls the uses of cookies, by the category that allows them. */
const uses: Record<Category, readonly string[]> = {
  measurement: ['analytics_storage'],
  advertising: ['ad_storage', 'ad_user_data', 'ad_personalization'],
};

/** A consent command as the vendor's own snippet makes it: the container reads `arguments`, no list. */
function command(..._words: unknown[]): IArguments;
function command(): IArguments {
  // eslint-disable-next-line prefer-rest-params -- The container tells commands from events by it.
  return arguments;
}

const consent = (kind: 'default' | 'update', accepted: readonly string[]) =>
  command(
    'consent',
    kind,
    Object.fromEntries(
      (Object.keys(uses) as Category[]).flatMap((category) =>
        uses[category].map((use) => [use, accepted.includes(category) ? 'granted' : 'denied']),
      ),
    ),
  );

/**
 * A tag container that is there only while the visitor wants it. What it reads begins with every
 * use of cookies denied and then with what was accepted, ahead of all earlier events, so that
 * nothing is ever read under a consent that was not given.
 */
export function makeContainer(id: string): { apply(accepted: readonly string[]): void } {
  const queue = openQueue();
  queue.unshift(consent('default', []));
  let isLoaded = false;

  return {
    apply(accepted) {
      const update = consent('update', accepted);
      if (isLoaded) {
        queue.push(update);
      } else if (Object.keys(uses).some((category) => accepted.includes(category))) {
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
