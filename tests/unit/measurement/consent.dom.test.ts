import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHOICE, deleteCookies, keepChoice, readChoice, REVISION } from '#measurement/choice.ts';
import { makeContainer } from '#measurement/container.ts';

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a choice', () => {
  test('is read as it was kept for 182 days, and no longer', () => {
    vi.useFakeTimers({ now: new Date('2026-03-12T10:00:00Z') });
    expect(readChoice()).toBeNull();

    keepChoice(['measurement']);
    // A new revision would ask every visitor again.
    expect(localStorage.getItem(CHOICE)).toContain('"revision":1');

    vi.advanceTimersByTime(182 * 24 * 60 * 60 * 1000 - 1);
    expect(readChoice()).toEqual(['measurement']);
    vi.advanceTimersByTime(1);
    expect(readChoice()).toBeNull();
    keepChoice([]);
    expect(readChoice()).toEqual([]);
  });

  test.each([
    ['another question’s', { accepted: ['measurement'], revision: REVISION - 1, until: 1e15 }],
    ['one without an end', { accepted: ['measurement'], revision: REVISION }],
    ['no object', null],
  ])('is asked for again where storage has %s', (_what, kept) => {
    localStorage.setItem(CHOICE, JSON.stringify(kept));

    expect(readChoice()).toBeNull();
  });
});

test.each([
  ['measurement' as const, ['_gcl_au', 'own']],
  ['advertising' as const, ['_ga', '_gid', 'own']],
])('withdrawing %s deletes its cookies and no others', (category, left) => {
  for (const name of ['_ga', '_gid', '_gcl_au', 'own']) document.cookie = `${name}=1;path=/`;

  deleteCookies(category);

  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
  expect(names.toSorted()).toEqual(left.toSorted());
});

test('cookies go of every domain that they may be set for', () => {
  const cookie = { get: () => '_ga=1', set: vi.fn() };
  vi.stubGlobal('location', { hostname: 'www.lineo.example' });
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', cookie));

  deleteCookies('measurement');

  const gone = '_ga=;max-age=0;path=/';
  for (const domain of ['', ';domain=www.lineo.example', ';domain=lineo.example'])
    expect(cookie.set).toHaveBeenCalledWith(gone + domain);
});

const state = (analytics: string, advertising: string) => ({
  analytics_storage: analytics,
  ad_storage: advertising,
  ad_user_data: advertising,
  ad_personalization: advertising,
});
const queued = () => (window.dataLayer ?? []).map((item) => Object.values(item as object));

test('a container’s queue has consent before all earlier events, and every change after', () => {
  window.dataLayer = [{ event: 'before' }];
  const container = makeContainer('GTM-A');
  container.apply([]);

  expect(queued()).toEqual([['consent', 'default', state('denied', 'denied')], ['before']]);
  // Google's container ignores consent commands that are arrays.
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
  expect(scripts()).toEqual([]);

  container.apply(['measurement']);
  container.apply(['advertising']);

  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-A']);
  expect(queued()[1]).toEqual(['consent', 'update', state('granted', 'denied')]);
  expect(queued()[2]).toEqual(['before']);
  expect(queued().at(-1)).toEqual(['consent', 'update', state('denied', 'granted')]);
});

test('a prerendered page loads no container until it is shown and idle, whatever was accepted', async () => {
  const whenIdle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => whenIdle.push(act));
  document.body.innerHTML =
    '<div data-container="GTM-A"><section hidden></section><dialog></dialog></div>';
  keepChoice(['measurement']);
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  await import('#measurement/consent.ts');
  expect(whenIdle).toEqual([]);

  document.dispatchEvent(new Event('prerenderingchange'));
  expect(scripts()).toEqual([]);
  whenIdle[0]?.();

  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-A']);
});

test('consent waits until the page has loaded', async () => {
  await import('#measurement/loadConsent.ts');
  expect(scripts()).toEqual([]);

  dispatchEvent(new Event('load'));

  expect(scripts()).toEqual([expect.stringMatching(/\/medicion\/consentimiento\.js$/)]);
});
