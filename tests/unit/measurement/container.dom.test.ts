import { beforeEach, describe, expect, test } from 'vitest';
import { makeContainer } from '#measurement/container.ts';

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const said = () => (window.dataLayer ?? []).map((item) => Object.values(item as object));
const commands = () => said().filter(([name]) => name === 'consent');

const state = (analytics: string, advertising: string) => ({
  analytics_storage: analytics,
  ad_storage: advertising,
  ad_user_data: advertising,
  ad_personalization: advertising,
});

beforeEach(() => {
  document.head.replaceChildren();
  window.dataLayer = [{ event: 'before' }];
});

describe('a container', () => {
  test('finds every use of cookies denied before all that was told', () => {
    makeContainer('GTM-A');

    expect(said()).toEqual([['consent', 'default', state('denied', 'denied')], ['before']]);
    expect(scripts()).toEqual([]);
  });

  test.each([[[]], [['necessary']], [['other']]])('does not come for %j', (accepted) => {
    makeContainer('GTM-A').apply(accepted);

    expect(scripts()).toEqual([]);
    expect(commands()).toHaveLength(1);
  });

  test.each([
    [['measurement'], state('granted', 'denied')],
    [['advertising'], state('denied', 'granted')],
    [['necessary', 'measurement', 'advertising'], state('granted', 'granted')],
  ])('comes for %j and is told so before all else', (accepted, granted) => {
    makeContainer('GTM-A').apply(accepted);

    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-A']);
    expect(said().slice(0, 3)).toEqual([
      ['consent', 'default', state('denied', 'denied')],
      ['consent', 'update', granted],
      ['before'],
    ]);
  });

  test('comes once, and is told of every change', () => {
    const container = makeContainer('GTM-A');
    container.apply(['measurement']);
    container.apply(['advertising']);
    container.apply([]);

    expect(scripts()).toHaveLength(1);
    expect(commands().map(([, , uses]) => uses)).toEqual([
      state('denied', 'denied'),
      state('granted', 'denied'),
      state('denied', 'granted'),
      state('denied', 'denied'),
    ]);
  });

  test('tells commands from events as the vendor does', () => {
    makeContainer('GTM-A');

    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
  });
});
