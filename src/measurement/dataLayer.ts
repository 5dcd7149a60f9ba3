import type { AnalyticsEvent, PushedEvent } from './events.ts';
import { printEvent } from './printEvent.ts';

declare global {
  interface Window {
    /** What a tag container reads; without one it is a list that nobody reads. */
    dataLayer?: unknown[];
  }
  interface Document {
    prerendering?: boolean;
  }
}

/** The queue that a tag container reads, made where there is none yet. */
export const openQueue = (): unknown[] => (window.dataLayer = window.dataLayer || []);

/**
 * Adds an event, with the path of the page it happened on, to the queue that a tag container reads,
 * whether or not one is there. Never throws, and tells nothing of a page that the browser only
 * prepares.
 */
export function pushEvent(event: AnalyticsEvent): void {
  try {
    const pushed: PushedEvent = Object.assign({ page_path: location.pathname }, event);
    if (import.meta.env.DEV) printEvent(pushed);
    if (!document.prerendering) openQueue().push(pushed);
  } catch {
    // Measurement is never worth breaking what the visitor is doing.
  }
}

// Who looks for the queue finds it on every page, before anything has happened there.
try {
  openQueue();
} catch {
  // Measurement is never worth breaking the page.
}
