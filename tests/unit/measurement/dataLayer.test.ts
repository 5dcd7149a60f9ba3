// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { pushEvent } from '../../../src/measurement/dataLayer.ts';

const booked = { event: 'hubspot_meeting_booked' } as const;

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  Reflect.deleteProperty(document, 'prerendering');
});

describe('an event', () => {
  test('waits in a queue where there is no container yet', () => {
    pushEvent(booked);

    expect(window.dataLayer).toEqual([booked]);
  });

  test('comes after what is in the queue', () => {
    window.dataLayer = ['first'];

    pushEvent(booked);

    expect(window.dataLayer).toEqual(['first', booked]);
  });

  test('is not told of a page that the browser only prepares, and is once it is shown', () => {
    const prerendered = document as Document & { prerendering: boolean };
    prerendered.prerendering = true;
    pushEvent(booked);
    expect(window.dataLayer ?? []).toEqual([]);

    prerendered.prerendering = false;
    pushEvent(booked);

    expect(window.dataLayer).toEqual([booked]);
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
