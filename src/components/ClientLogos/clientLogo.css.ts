import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

/** As wide as the brand needs; white, for a dark ground. */
export const logo = style({
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
