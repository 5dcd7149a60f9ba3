import type { CtaClick } from './ctaClick.ts';

/** Every event that analytics gets. No field holds personal data: neither who booked nor what anybody wrote. */
export type AnalyticsEvent =
  | CtaClick
  | { event: 'hubspot_meeting_booked' }
  | { event: 'hubspot_form_submitted'; form_id: string };

declare global {
  interface Window {
    /** The queue of a tag container; without one nobody reads it. */
    dataLayer?: unknown[];
  }
  interface Document {
    prerendering?: boolean;
  }
}

/** The queue that a tag container reads. It is created if there is none yet. */
export const eventQueue = (): unknown[] => (window.dataLayer ??= []);

/**
 * Adds an event, with the path of its page, to the queue, whether or not a container reads it. Never
 * throws; a page that is only prerendered pushes nothing.
 */
export function pushEvent(event: AnalyticsEvent): void {
  try {
    if (document.prerendering) return;
    eventQueue().push({ page_path: location.pathname, ...event });
  } catch {
    // An error in measuring must never break what the visitor is doing.
  }
}

// The queue exists on every page before its first event. Islands are also rendered at build, without a window.
if (typeof window !== 'undefined') eventQueue();
