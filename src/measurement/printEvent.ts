import type { PushedEvent } from './events.ts';

/** What an address asks with for the events of its visit to be printed. */
export const DEBUG = 'debug=eventos';

/** Whether the page's address asks for its events. */
export const isDebugging = (): boolean => location.search.slice(1).split('&').includes(DEBUG);

/** Prints an event to the console of a page whose address asks for it. For development only. */
export function printEvent(event: PushedEvent): void {
  // eslint-disable-next-line no-console -- This is what the address asked for.
  if (isDebugging()) console.info(event.event, event);
}
