import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { when } from './responsive.ts';

/** A client's logo, as wide as the brand needs; white, for a dark ground. */
export const clientLogo = style({
  width: 'auto',
  filter: 'brightness(0) invert(1)',
  '@media': {
    [when.printing]: { filter: 'brightness(0)' },
    // With forced colours the ground may be white, so the logos have their own colours, on white.
    [when.coloursAreForced]: {
      filter: 'none',
      background: vars.color.surface,
      boxShadow: `0 0 0 ${vars.space.nudge} ${vars.color.surface}`,
      forcedColorAdjust: 'none',
    },
  },
});
