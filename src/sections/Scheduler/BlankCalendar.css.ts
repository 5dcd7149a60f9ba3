import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { containerQueries, equalColumns, when } from '#styles/responsive.ts';

const monthWidth = '10rem';
const pillsWidth = '7rem';
const pillHeight = '2.5rem';
/** The least that a week takes. */
const weekHeight = '4.25rem';
const faint = vars.color.accentSoft;
/** Weeks and, at their side or on a phone below them, the hours of a day. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  lineHeight: vars.leading.snug,
  '@container': {
    [containerQueries.columns]: { gridTemplateColumns: `minmax(0, 1fr) ${pillsWidth}` },
  },
});
const rounded = { borderRadius: vars.radius.control, background: faint };
/** As high as the line with a month's name. */
export const months = style({ ...rounded, width: monthWidth, height: '1lh' });
export const cells = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(7),
  gridTemplateRows: 'auto',
  gridAutoRows: `minmax(${weekHeight}, 1fr)`,
  gap: vars.space.nudge,
  placeItems: 'center stretch',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  textAlign: 'center',
});
/** A day: from Monday to Friday a tile, as large as the days are that stand there if no calendar loads. */
export const cell = style({
  height: '100%',
  selectors: { '&:not(:nth-child(7n), :nth-child(7n - 1))': rounded },
});
const pulse = keyframes({ '50%': { opacity: 0.4 } });
export const pills = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoRows: pillHeight,
  gap: vars.space.xs,
  '@container': {
    [containerQueries.columns]: {
      gridArea: '1 / 2 / span 2 / span 1',
      gridAutoFlow: 'row',
      gridAutoRows: pillHeight,
    },
  },
  '@media': { [when.motionIsWelcome]: { animation: `${pulse} 1.4s ease-in-out 3` } },
});
export const pill = style(rounded);
