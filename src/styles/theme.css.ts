import { createGlobalTheme, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { theme, vars } from './contract.css.ts';
import { when } from './responsive.ts';
import { palette } from './tokens.ts';

createGlobalTheme(':root', theme, { color: palette });

/** On paper grounds are not printed: what is light on a dark one on screen is dark on white. */
globalStyle(':root', {
  '@media': {
    [when.printing]: {
      vars: {
        [vars.color.surfaceTint]: palette.surface,
        [vars.color.surfaceInk]: palette.surface,
        [vars.color.surfaceInkRaised]: palette.surface,
        [vars.color.onInk]: palette.text,
        [vars.color.onInkMuted]: palette.textMuted,
        [vars.color.borderOnInk]: palette.border,
        [vars.color.accentOnInk]: palette.accentStrong,
        [vars.color.loginPanel]: palette.surface,
        [vars.color.onLoginPanel]: palette.loginPanelStrong,
      },
    },
  },
});

/** Poppins's ascent, descent and line gap as shares of its size. */
const poppins = { ascent: 1.05, descent: 0.35, lineGap: 0.1 };

/** A face drawn so that its text takes the room of Poppins's: `size` times as large, on lines as high. */
const fitted = (fontWeight: number, names: readonly string[], size: number) => {
  const percent = (share: number) => `${(share * 100).toFixed(4)}%`;
  return {
    src: names.map((name) => `local("${name}")`).join(', '),
    fontWeight,
    sizeAdjust: percent(size),
    ascentOverride: percent(poppins.ascent / size),
    descentOverride: percent(poppins.descent / size),
    lineGapOverride: percent(poppins.lineGap / size),
  };
};

/**
 * What text is drawn with until Poppins arrives, in the same room, so that the page looks alike on a
 * slow line. Astro's own fallback names only Arial, and has no bold; `astro.config.mjs` names this one.
 * After Arial its like where it is not installed: of the same widths on Linux, nearly so on Android.
 */
globalFontFace('Poppins fallback', [
  fitted(400, ['Arial', 'Liberation Sans', 'Roboto'], 1.1216),
  fitted(600, ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold', 'Roboto'], 1.0671),
]);
