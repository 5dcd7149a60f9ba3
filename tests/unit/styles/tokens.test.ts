import { expect, test } from 'vitest';
import { palette, sky } from '#styles/tokens.ts';

type Colour = keyof typeof palette;

/** Relative luminance (WCAG 2.2) of a colour such as `#1d1038`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const light: Colour[] = ['surface', 'surfaceTint', 'surfaceRaised'];

// Contrast of text is checked on the pages, by axe.
test('the border of a control has enough contrast on every light background (WCAG 1.4.11)', () => {
  for (const background of light)
    expect(contrast(palette.borderControl, palette[background]), background).toBeGreaterThanOrEqual(
      3,
    );
});

// Axe does not measure text on a gradient, so this measures the text on each colour of the gradient.
test.each([
  {
    time: 'by night',
    grounds: [
      ...Object.values(sky.night),
      palette.surfaceInk,
      palette.surfaceInkRaised,
      palette.accentStrong,
    ],
    texts: ['onInk', 'onInkMuted', 'accentOnInk', 'attention', 'positiveSoft'] as const,
  },
  {
    time: 'by day',
    grounds: [...Object.values(sky.day), palette.surface, palette.surfaceTint],
    texts: ['text', 'textMuted', 'accent', 'accentStrong'] as const,
  },
])('every text on the sky of the home page is legible $time (WCAG 1.4.3)', ({ grounds, texts }) => {
  for (const ground of grounds) {
    for (const text of texts) {
      expect(contrast(palette[text], ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
