/** Everything this site tells analytics (spec section 7). No field holds personal data. */
export interface AnalyticsEvent {
  event: 'hubspot_meeting_booked';
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Adds an event to the queue that a tag container reads, whether or not one is there. */
export function pushEvent(event: AnalyticsEvent): void {
  try {
    (window.dataLayer ??= []).push(event);
  } catch {
    // Measurement is never worth breaking what the visitor is doing.
  }
}
