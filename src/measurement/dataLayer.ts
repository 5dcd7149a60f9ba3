import type { AnalyticsEvent } from './events.ts';
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

/**
 * Adds an event to the queue that a tag container reads, whether or not one is there. Never throws,
 * and tells nothing of a page that the browser only prepares.
 */
export function pushEvent(event: AnalyticsEvent): void {
  try {
    if (import.meta.env.DEV) printEvent(event);
    if (!document.prerendering) (window.dataLayer = window.dataLayer || []).push(event);
  } catch {
    // Measurement is never worth breaking what the visitor is doing.
  }
}
