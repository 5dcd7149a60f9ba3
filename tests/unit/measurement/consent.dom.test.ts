import { afterEach, expect, test, vi } from 'vitest';
import { keepChoice } from '#measurement/choice.ts';

const asked = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).host);

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'prerendering');
});

test('a page that the browser only prepares brings no container, whatever was accepted, until it is shown and idle', async () => {
  const whenIdle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => whenIdle.push(act));
  vi.stubGlobal('CONSENT', { containerId: 'GTM-A' });
  keepChoice(['measurement']);
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  await import('#measurement/consent.ts');
  expect(whenIdle).toEqual([]);

  document.dispatchEvent(new Event('prerenderingchange'));
  expect(asked()).toEqual([]);
  whenIdle[0]?.();

  expect(asked()).toEqual(['www.googletagmanager.com']);
});
