import { globalFontFace } from '@vanilla-extract/css';

/** Poppins's measures over Arial's, as Astro computes them for its own fallback. */
const fitted = {
  // Arial's like where it is not installed: of the same widths on Linux, nearly so on Android.
  src: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
  sizeAdjust: '112.1577%',
  ascentOverride: '93.6182%',
  descentOverride: '31.2061%',
  lineGapOverride: '8.916%',
};

/**
 * What text is drawn with until Poppins arrives, in the same room, so that nothing moves as it is
 * read. Astro's own fallback names only Arial; `astro.config.mjs` names this one.
 */
globalFontFace('Poppins fallback', [
  { ...fitted, fontWeight: 400 },
  { ...fitted, fontWeight: 600 },
]);
