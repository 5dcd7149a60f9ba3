import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openQueue, pushEvent } from '#measurement/dataLayer.ts';

const booked = { event: 'hubspot_meeting_booked' } as const;
/** What analytics gets of it. */
const told = { ...booked, page_path: '/contacto' };

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
  test('waits in a queue where there is no container yet', () => {
    pushEvent(booked);

    expect(window.dataLayer).toEqual([told]);
  });

  test('tells the path of the page it happened on, without query and fragment', () => {
    history.replaceState(null, '', '/landing/auditorias?gclid=1#formulario');

    pushEvent({ event: 'hubspot_form_submitted', form_id: 'a' });

    expect(window.dataLayer).toEqual([
      { event: 'hubspot_form_submitted', form_id: 'a', page_path: '/landing/auditorias' },
    ]);
  });

  test('comes after what is in the queue', () => {
    window.dataLayer = ['first'];

    pushEvent(booked);

    expect(window.dataLayer).toEqual(['first', told]);
  });

  test('is not told of a page that the browser only prepares, and is once it is shown', () => {
    const prerendered = document as Document & { prerendering: boolean };
    prerendered.prerendering = true;
    pushEvent(booked);
    expect(window.dataLayer ?? []).toEqual([]);

    prerendered.prerendering = false;
    pushEvent(booked);

    expect(window.dataLayer).toEqual([told]);
  });

  test.each([
    [
      'throws',
      {
        push: () => {
          throw new Error('container');
        },
      },
    ],
    ['is frozen', Object.freeze([])],
    ['is no queue', 7],
  ])('harms nothing where the queue %s', (_what, queue) => {
    window.dataLayer = queue as never;

    expect(() => pushEvent(booked)).not.toThrow();
  });

  test('harms nothing where the queue can’t be read', () => {
    Object.defineProperty(window, 'dataLayer', {
      configurable: true,
      get: () => {
        throw new Error('container');
      },
    });

    expect(() => pushEvent(booked)).not.toThrow();
  });
});
