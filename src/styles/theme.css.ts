import { createGlobalTheme, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { from } from './breakpoints.ts';
import { theme, vars } from './contract.css.ts';
import { when } from './responsive.ts';
import { palette } from './tokens.ts';

createGlobalTheme(':root', theme, { color: palette });

/** On a large screen the content is wider, so that it does not look lost between the margins. */
globalStyle(':root', { '@media': { [from('wide')]: { vars: { '--content': '84rem' } } } });

/** Backgrounds are not printed, so text that is light on dark on a screen has to be dark on white on paper. */
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

/** A system font with the metrics of Poppins: `size` times as large, with lines as high. */
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
 * The fallback until Poppins has loaded, with its metrics, so that nothing moves. Astro's own fallback
 * knows only Arial, and no bold; `astro.config.mjs` names this one. After Arial come the fonts that
 * replace it: of the same widths on Linux, and nearly so on Android.
 */
globalFontFace('Poppins fallback', [
  fitted(400, ['Arial', 'Liberation Sans', 'Roboto'], 1.1216),
  fitted(600, ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold', 'Roboto'], 1.0671),
]);
