import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

const markSize = '1.375rem';

/** Two rows of the twenty-one branches that the network has today. */
export const marks = style({
  display: 'grid',
  gridTemplateColumns: `repeat(11, minmax(0, ${markSize}))`,
  gap: vars.space.nudge,
});
const mark = style({
  aspectRatio: '1',
  border: `${vars.stroke.ring} solid`,
  borderRadius: vars.radius.round,
});
export const visited = style([
  mark,
  {
    borderColor: vars.color.accent,
    background: vars.color.accent,
    '@media': {
      [when.coloursAreForced]: { forcedColorAdjust: 'none', background: 'CanvasText' },
    },
  },
]);
export const missing = style([mark, { borderColor: vars.color.deviation }]);
