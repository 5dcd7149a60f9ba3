import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openQueue, pushEvent } from '#measurement/dataLayer.ts';

const booked = { event: 'hubspot_meeting_booked' } as const;

beforeEach(() => history.replaceState(null, '', '/contacto?utm_source=a#agenda'));
afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  Reflect.deleteProperty(document, 'prerendering');
});

test('the queue that is there stays', () => {
  const queue = (window.dataLayer = ['first']);

  expect(openQueue()).toBe(queue);
});

describe('an event', () => {
  test('is queued after what is there, with the path of its page alone', () => {
    window.dataLayer = ['first'];

    pushEvent(booked);

    expect(window.dataLayer).toEqual(['first', { ...booked, page_path: '/contacto' }]);
  });

  test('of a page that is only prerendered is not pushed', () => {
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
  ])('harms nothing where the queue %s', (_what, queue) => {
    window.dataLayer = queue as never;

    expect(() => pushEvent(booked)).not.toThrow();
  });
});
