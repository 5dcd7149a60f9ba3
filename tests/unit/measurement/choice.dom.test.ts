import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearCookies, keepChoice, readChoice } from '#measurement/choice.ts';
import { CHOICE, HOLDS_FOR, REVISION } from '#measurement/settings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-12T10:00:00Z') });
  localStorage.clear();
  return () => vi.useRealTimers();
});

describe('a choice', () => {
  test('is not there before it is made', () => {
    expect(readChoice()).toBeNull();
  });

  test.each([[[]], [['measurement' as const]], [['measurement' as const, 'advertising' as const]]])(
    'of %j is read as it was kept',
    (accepted) => {
      keepChoice(accepted);

      expect(readChoice()).toEqual(accepted);
    },
  );

  test('holds for its days and no longer', () => {
    keepChoice(['measurement']);

    vi.advanceTimersByTime(HOLDS_FOR * DAY_MS - 1);
    expect(readChoice()).toEqual(['measurement']);
    vi.advanceTimersByTime(1);
    expect(readChoice()).toBeNull();
  });

  test.each([
    ['another question’s', { accepted: ['measurement'], revision: REVISION - 1, until: 1e15 }],
    ['one without an end', { accepted: ['measurement'], revision: REVISION }],
    ['no object', 'measurement'],
  ])('is asked for again where storage has %s', (_what, kept) => {
    localStorage.setItem(CHOICE, JSON.stringify(kept));

    expect(readChoice()).toBeNull();
  });

  test.each(['{', 'null', ''])('is asked for again where storage has %j', (kept) => {
    localStorage.setItem(CHOICE, kept);

    expect(readChoice()).toBeNull();
  });

  test('accepts nothing that nobody was asked about', () => {
    const kept = { accepted: ['measurement', 'all'], revision: REVISION, until: 1e15 };
    localStorage.setItem(CHOICE, JSON.stringify(kept));

    expect(readChoice()).toEqual(['measurement']);
  });
});

test.each([
  ['measurement' as const, ['_gcl_au', 'own']],
  ['advertising' as const, ['_ga', '_gid', 'own']],
])('taking back %s takes away its cookies and no others', (category, left) => {
  for (const name of ['_ga', '_gid', '_gcl_au', 'own']) document.cookie = `${name}=1;path=/`;

  clearCookies(category);

  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
  expect(names.toSorted()).toEqual(left.toSorted());
});
