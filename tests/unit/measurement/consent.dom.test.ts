import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHOICE_KEY, deleteCookies, saveChoice, readChoice } from '#measurement/consentChoice.ts';
import { startTagContainer } from '#measurement/tagContainer.ts';

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
  test('is remembered for 182 days, and no longer', () => {
    vi.useFakeTimers({ now: new Date('2026-03-12T10:00:00Z') });
    expect(readChoice('a b')).toBeNull();

    saveChoice(['measurement'], 'a b');

    vi.advanceTimersByTime(182 * 24 * 60 * 60 * 1000 - 1);
    expect(readChoice('a b')).toEqual(['measurement']);
    vi.advanceTimersByTime(1);
    expect(readChoice('a b')).toBeNull();
    saveChoice([], 'a b');
    expect(readChoice('a b')).toEqual([]);
  });

  test.each([
    ['one about other vendors', { accepted: ['measurement'], asked: 'a', until: 1e15 }],
    ['one without an end', { accepted: ['measurement'], asked: 'a b' }],
    ['one without an answer', { asked: 'a b', until: 1e15 }],
    ['no object', null],
  ])('is asked for again when storage has %s', (_what, kept) => {
    localStorage.setItem(CHOICE_KEY, JSON.stringify(kept));

    expect(readChoice('a b')).toBeNull();
  });
});

const measuring = ['_ga', '_ga_A1B2C3', '_gid', '_gat', '_gat_UA-1'];
const advertising = ['_gcl_au', '_gcl_aw', '_gac_UA-1', '_gac_gb_A1B2C3'];
const others = ['own', '_gallery', '_hjid', '__gads'];

test.each([
  ['measurement' as const, [...advertising, ...others]],
  ['advertising' as const, [...measuring, ...others]],
])('withdrawing %s deletes its vendors’ cookies and no others', (category, left) => {
  for (const name of [...measuring, ...advertising, ...others])
    document.cookie = `${name}=1;path=/`;

  deleteCookies(category);

  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
  expect(names.toSorted()).toEqual(left.toSorted());
});

test('cookies are deleted on every domain they may be set for', () => {
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

test('the tag container is told about consent before any event, and of each change after', () => {
  window.dataLayer = [{ event: 'before' }];
  const container = startTagContainer('GTM-A');
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

test('a prerendered page loads no tag container before it is shown', async () => {
  const whenIdle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => whenIdle.push(act));
  document.body.innerHTML =
    '<div data-container="GTM-A"><section hidden></section><dialog></dialog></div>';
  saveChoice(['measurement'], '');
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  await import('#measurement/consent.ts');
  expect(whenIdle).toEqual([]);

  document.dispatchEvent(new Event('prerenderingchange'));
  expect(scripts()).toEqual([]);
  whenIdle[0]?.();

  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-A']);
});

test('«Aceptar» accepts only the purposes that were asked about', async () => {
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  HTMLDialogElement.prototype.close = vi.fn();
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
  window.dataLayer = [];
  document.body.innerHTML = `<div data-container="GTM-A" data-vendors="google-analytics">
    <section hidden><button data-consent="accept" disabled></button></section>
    <dialog><input type="checkbox" name="measurement"></dialog></div>`;
  await import('#measurement/consent.ts');

  document.querySelector('button')?.click();

  expect(queued()[1]).toEqual(['consent', 'update', state('granted', 'denied')]);
  expect(readChoice('google-analytics')).toEqual(['measurement']);
});

test.each(['storage', 'pageshow'])(
  'an answer on another page holds here too, told by «%s»',
  async (event) => {
    vi.resetModules();
    vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
    HTMLDialogElement.prototype.close = vi.fn();
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
    document.body.innerHTML = `<div data-container="GTM-A" data-vendors="google-analytics">
      <section hidden></section><dialog><input type="checkbox" name="measurement"></dialog></div>`;
    await import('#measurement/consent.ts');
    const question = document.querySelector('section') as HTMLElement;
    expect(question.hidden).toBe(false);

    saveChoice(['measurement'], 'google-analytics');
    dispatchEvent(new Event(event));

    expect(question.hidden).toBe(true);
    expect(scripts()).toContain('https://www.googletagmanager.com/gtm.js?id=GTM-A');
  },
);

test('consent withdrawn in another tab holds here too, and what was typed here stays', async () => {
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  const reload = vi.fn();
  vi.stubGlobal('location', { hostname: 'lineo.example', reload });
  HTMLDialogElement.prototype.close = vi.fn();
  document.body.innerHTML = `<div data-container="GTM-A" data-vendors="google-analytics">
    <section hidden></section><dialog><input type="checkbox" name="measurement"></dialog></div>`;
  saveChoice(['measurement'], 'google-analytics');
  await import('#measurement/consent.ts');
  document.cookie = '_ga=1;path=/';

  saveChoice([], 'google-analytics');
  dispatchEvent(new Event('storage'));

  expect(queued().at(-1)).toEqual(['consent', 'update', state('denied', 'denied')]);
  expect(document.cookie).not.toContain('_ga=');
  expect(reload).not.toHaveBeenCalled();
});

test('the cookie question waits until the page has loaded', async () => {
  await import('#measurement/loadConsent.ts');
  expect(scripts()).toEqual([]);

  dispatchEvent(new Event('load'));

  expect(scripts()).toEqual([expect.stringMatching(/\/medicion\/consentimiento\.js$/)]);
});
