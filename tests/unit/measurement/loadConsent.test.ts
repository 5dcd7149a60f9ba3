// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
let whenIdle: (() => void)[] = [];

/** Runs the script on a page that the browser shows or only prepares. */
async function run(prerendering: boolean) {
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
  vi.resetModules();
  await import('../../../src/measurement/loadConsent.ts');
}

beforeEach(() => {
  whenIdle = [];
  document.head.replaceChildren();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => whenIdle.push(act));
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'prerendering');
});

test('the question waits until the page has nothing else to do', async () => {
  await run(false);
  expect(scripts()).toEqual([]);
  expect(whenIdle).toHaveLength(1);

  whenIdle[0]?.();

  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]).toMatch(/\/medicion\/consentimiento\.js$/);
});

test('the question waits until a page that was only prepared is looked at', async () => {
  await run(true);
  expect(whenIdle).toEqual([]);

  document.dispatchEvent(new Event('prerenderingchange'));

  expect(whenIdle).toHaveLength(1);
});
