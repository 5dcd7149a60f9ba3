import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { small } from '#styles/text.css.ts';

/** Four of them abreast, on the narrowest phone too. */
const momentSize = 'clamp(0.75rem, 3.6vw, 0.875rem)';

/** The minutes of the meeting on a line, where its steps are not beside the calendar. */
export const root = style(
  responsive({
    base: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: vars.space.xxs,
      marginTop: vars.space.s,
    },
    split: { display: 'none' },
  }),
);
export const moment = style([
  small,
  {
    position: 'relative',
    color: vars.color.onInk,
    fontSize: momentSize,
    paddingTop: `calc(${vars.size.station} + ${vars.space.nudge})`,
    lineHeight: vars.leading.snug,
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: `0 calc(-1 * ${vars.space.xxs})`,
      top: `calc((${vars.size.station} - ${vars.size.line}) / 2)`,
      height: vars.size.line,
      background: vars.color.accentOnInk,
    },
    '::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      top: 0,
      width: vars.size.station,
      height: vars.size.station,
      border: `${vars.size.line} solid ${vars.color.accentOnInk}`,
      borderRadius: vars.radius.round,
      background: vars.color.surfaceInk,
    },
    selectors: {
      '&:first-child::before': {
        background: `linear-gradient(to right, ${vars.color.attention}, ${vars.color.accentOnInk})`,
      },
      '&:first-child::after': { borderColor: vars.color.attention },
      '&:last-child::before': { display: 'none' },
      '&:last-child::after': { background: vars.color.surface },
    },
    '@media': {
      [when.coloursAreForced]: {
        selectors: { '&:nth-child(n)::before': { background: 'CanvasText' } },
      },
    },
  },
]);
export const minute = style({
  display: 'block',
  color: vars.color.onInk,
  fontSize: vars.text.heading,
  fontVariantNumeric: 'tabular-nums',
});
