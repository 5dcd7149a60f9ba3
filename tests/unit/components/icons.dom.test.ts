import { describe, expect, test } from 'vitest';
import { markNames } from '#components/Icon/icons.ts';
import { iconSprite } from '#components/Icon/sprite.ts';
import { iconNames } from '#schemas/fields.ts';
import { site } from '#schemas/site.ts';

const sprite = iconSprite();
const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)].map(
    ([, id = '', drawing = '']) => [id, drawing],
  ),
);
const networks = site.shape.footer.shape.social.element.shape.network.options;

describe('the icon file', () => {
  test.each([...iconNames])('draws «%s», which content may name', (name) => {
    expect(symbols.get(name)).toMatch(/<(path|circle|rect|line|polyline)\b[^>]*>/);
  });

  test.each([...new Set([...networks, ...markNames])])('has the mark of %s', (name) => {
    expect(symbols.get(name)).toMatch(/<path fill="currentColor" d="[^"]{40,}"\/>/);
  });

  test('names every drawing once', () => {
    expect(sprite.match(/<symbol /g)).toHaveLength(symbols.size);
  });

  test('is the brand’s mark when it is shown as a picture, as the browser’s tab does', () => {
    const file = new DOMParser().parseFromString(sprite, 'image/svg+xml');

    expect(file.querySelectorAll('svg > path, svg > g, svg > circle').length).toBeGreaterThan(2);
    expect(file.documentElement.getAttribute('viewBox')).toBe('0 0 32 32');
  });

  test('is one well-formed SVG', () => {
    const file = new DOMParser().parseFromString(sprite, 'image/svg+xml');

    expect(file.documentElement.nodeName).toBe('svg');
    expect(file.querySelector('parsererror')).toBeNull();
    expect(file.querySelectorAll('symbol')).toHaveLength(symbols.size);
  });
});
