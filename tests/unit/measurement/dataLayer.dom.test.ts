import { afterEach, expect, test } from 'vitest';
import { pushEvent } from '#measurement/dataLayer.ts';

const booked = { event: 'hubspot_meeting_booked' } as const;

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  Reflect.deleteProperty(document, 'prerendering');
});

test('an event has the page’s path without its query', () => {
  history.replaceState(null, '', '/contacto?utm_source=a#agenda');
  pushEvent(booked);

  expect(window.dataLayer).toEqual([{ ...booked, page_path: '/contacto' }]);
});

test('nothing is reported while a page is prerendered, which nobody sees yet', () => {
  Object.assign(document, { prerendering: true });
  pushEvent(booked);

  expect(window.dataLayer ?? []).toEqual([]);
});

test('an event breaks nothing where the queue is missing', () => {
  window.dataLayer = 7 as never;

  expect(() => pushEvent(booked)).not.toThrow();
});
