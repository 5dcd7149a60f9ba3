import { globalStyle, style } from '@vanilla-extract/css';
import { chip } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';

/** The name of a week, such as «22–26». */
const nameWidth = '2.75rem';
/** A day of one digit or of two. */
const dayWidth = '1.5rem';

export const week = style({
  display: 'grid',
  gridTemplateColumns: `${nameWidth} minmax(0, 1fr)`,
  alignItems: 'baseline',
  gap: vars.space.hair,
});
/** Days that don't fit go on below the others, not below the name of the week. */
export const days = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.hair });
globalStyle(`${days} > *`, { minWidth: dayWidth, paddingInline: 0, textAlign: 'center' });
export const today = style([
  chip.live,
  { background: vars.color.accent, color: vars.color.onAccent },
]);
