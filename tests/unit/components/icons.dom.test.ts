import { expect, test } from 'vitest';
import { iconSprite, markNames } from '#components/Icon/icons.ts';
import { iconNames } from '#schemas/fields.ts';
import { site } from '#schemas/site.ts';

const file = new DOMParser().parseFromString(iconSprite(), 'image/svg+xml');
const symbols = [...file.querySelectorAll('symbol')];
const symbolOf = (name: string) => symbols.find(({ id }) => id === name);
const networks = site.shape.footer.shape.social.element.shape.network.options;

test.each([...iconNames])('the icon file draws «%s», which content may name', (name) => {
  expect(symbolOf(name)?.querySelector('path, circle, rect, line, polyline')).toBeTruthy();
});

test.each([...new Set([...networks, ...markNames])])('the icon file has the mark of %s', (name) => {
  const path = symbolOf(name)?.querySelector('path[fill="currentColor"]');

  expect(path?.getAttribute('d')?.length).toBeGreaterThan(40);
});

test('the icon file is one SVG that names each drawing once, and shows the brand’s mark', () => {
  expect(file.documentElement.nodeName).toBe('svg');
  expect(file.querySelector('parsererror')).toBeNull();
  expect(new Set(symbols.map(({ id }) => id)).size).toBe(symbols.length);
  expect(file.querySelectorAll('svg > :is(path, g, circle)').length).toBeGreaterThan(2);
  expect(file.documentElement.getAttribute('viewBox')).toBe('0 0 32 32');
});
