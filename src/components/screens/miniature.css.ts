import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { when } from '#styles/responsive.ts';
import { figure } from '#styles/text.css.ts';

/** The parts of the small screens of TourScreen, which have no Frame. */
export const root = style([
  paper,
  {
    display: 'grid',
    overflow: 'hidden',
    boxShadow: vars.shadow.floating,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    '@media': {
      [when.printing]: {
        border: `${vars.stroke.hair} solid ${vars.color.border}`,
        boxShadow: 'none',
      },
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    },
  },
]);

/** A score below what is expected, as the result of the screen. */
export const lowScore = style([
  figure,
  { color: vars.color.deviation, fontSize: vars.text.heading },
]);
