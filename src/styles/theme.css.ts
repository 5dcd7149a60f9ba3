import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { theme, vars } from './contract.css.ts';
import { palette } from './palette.ts';
import { when } from './responsive.ts';
import { tokens } from './tokens.ts';

createGlobalTheme(':root', theme, tokens);

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
        [vars.color.whatsapp]: palette.surface,
        [vars.color.onWhatsapp]: palette.whatsapp,
        [vars.color.loginPanel]: palette.surface,
        [vars.color.onLoginPanel]: palette.loginPanelStrong,
      },
    },
  },
});
