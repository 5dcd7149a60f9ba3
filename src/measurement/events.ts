/** Fields of a call to action that leads to a page of this site: its canonical path, without query. */
interface LeadsInside {
  page_path: string;
  destination_url: undefined;
}

/** Fields of one that leads elsewhere: its address, without query: a chat's words and a store's ids stay out of it. */
interface LeadsOutside {
  page_path: undefined;
  destination_url: string;
}

/**
 * A click on a call to action (spec section 7). A field that doesn't apply is there and undefined:
 * a container remembers fields from one event to the next, and this makes it forget them.
 */
export type CtaClick = {
  event: 'cta_click';
  /** The permanent name of the element, unique in its page. */
  cta_id: string;
  /** What the element is called by a screen reader. */
  cta_label: string;
  /** The part of the page it is in: its id, or that of its heading. */
  cta_location: string;
  /** The way to talk. */
  channel: 'whatsapp' | 'phone' | undefined;
  social_network: string | undefined;
  store: 'google' | 'apple' | undefined;
  platform: 'android' | 'ios' | undefined;
  /** What the app is called in its store. */
  app_id: string | undefined;
} & (LeadsInside | LeadsOutside);

/** A meeting was booked: once per booking, and nothing of who booked it. */
export interface MeetingBooked {
  event: 'hubspot_meeting_booked';
}

/** The lead form was sent: once per visit to its page, and nothing of what was written in it. */
export interface FormSubmitted {
  event: 'hubspot_form_submitted';
  /** Which form, as the vendor calls it. */
  form_id: string;
}

/** Everything this site tells analytics. No field holds personal data. */
export type AnalyticsEvent = CtaClick | MeetingBooked | FormSubmitted;
