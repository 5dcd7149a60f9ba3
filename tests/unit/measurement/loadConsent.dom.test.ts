import { expect, test } from 'vitest';

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

test('consent waits until the page has loaded', async () => {
  await import('#measurement/loadConsent.ts');
  expect(scripts()).toEqual([]);

  dispatchEvent(new Event('load'));

  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]).toMatch(/\/medicion\/consentimiento\.js$/);
});
