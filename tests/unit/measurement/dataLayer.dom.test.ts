import { afterEach, expect, test } from 'vitest';
import { pushEvent } from '#measurement/dataLayer.ts';

const booked = { event: 'hubspot_meeting_booked' } as const;

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  Reflect.deleteProperty(document, 'prerendering');
});

test('an event of a page that is only prerendered is not pushed', () => {
  Object.assign(document, { prerendering: true });
  pushEvent(booked);
  expect(window.dataLayer ?? []).toEqual([]);

  Object.assign(document, { prerendering: false });
  pushEvent(booked);
  expect(window.dataLayer).toHaveLength(1);
});

test.each([
  ['is frozen', Object.freeze([])],
  ['is no queue', 7],
])('an event harms nothing where the queue %s', (_what, queue) => {
  window.dataLayer = queue as never;

  expect(() => pushEvent(booked)).not.toThrow();
});
