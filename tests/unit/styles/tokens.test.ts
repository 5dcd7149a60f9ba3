import { expect, test } from 'vitest';
import { palette } from '#styles/tokens.ts';

type Colour = keyof typeof palette;

/** Relative luminance (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(palette[colour].slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const light: Colour[] = ['surface', 'surfaceTint', 'surfaceRaised'];

// Contrast of text is checked on the pages, by axe.
test('the border of a control has enough contrast on every light background (WCAG 1.4.11)', () => {
  for (const background of light)
    expect(contrast('borderControl', background), background).toBeGreaterThanOrEqual(3);
});
