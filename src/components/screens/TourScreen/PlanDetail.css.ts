import { globalStyle, style } from '@vanilla-extract/css';
import { chip } from '#components/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';

/** The name of a week, such as «22–26». */
const nameWidth = '2.75rem';
/** A day of one digit or of two. */
const dayWidth = '1.75rem';

export const week = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.hair,
});
globalStyle(`${week} > *`, { minWidth: dayWidth, paddingInline: 0, textAlign: 'center' });
globalStyle(`${week} > :first-child`, { minWidth: nameWidth, textAlign: 'start' });
export const today = style([
  chip.live,
  { background: vars.color.accent, color: vars.color.onAccent },
]);
