import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

/** The name of a week, such as «22–26». */
const nameWidth = '3rem';

export const week = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.hair,
  fontSize: vars.text.tiny,
});
globalStyle(`${week} > :first-child`, { minWidth: nameWidth });
