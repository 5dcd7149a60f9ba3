import { describe, expect, test } from 'vitest';
import { iconSprite, markNames } from '#components/Icon/icons.ts';
import { iconNames } from '#schemas/fields.ts';
import { site } from '#schemas/site.ts';

const file = new DOMParser().parseFromString(iconSprite(), 'image/svg+xml');
const symbols = [...file.querySelectorAll('symbol')];
const symbolOf = (name: string) => symbols.find(({ id }) => id === name);
const networks = site.shape.footer.shape.social.element.shape.network.options;

describe('the icon file', () => {
  test.each([...iconNames])('draws «%s», which content may name', (name) => {
    expect(symbolOf(name)?.querySelector('path, circle, rect, line, polyline')).toBeTruthy();
  });

  test.each([...new Set([...networks, ...markNames])])('has the mark of %s', (name) => {
    const path = symbolOf(name)?.querySelector('path[fill="currentColor"]');

    expect(path?.getAttribute('d')?.length).toBeGreaterThan(40);
  });

  test('names every drawing once', () => {
    expect(new Set(symbols.map(({ id }) => id)).size).toBe(symbols.length);
  });

  test('is the brand’s mark when it is shown as a picture, as the browser’s tab does', () => {
    expect(file.querySelectorAll('svg > path, svg > g, svg > circle').length).toBeGreaterThan(2);
    expect(file.documentElement.getAttribute('viewBox')).toBe('0 0 32 32');
  });

  test('is one well-formed SVG', () => {
    expect(file.documentElement.nodeName).toBe('svg');
    expect(file.querySelector('parsererror')).toBeNull();
  });
});
