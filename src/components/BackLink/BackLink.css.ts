import { style } from '@vanilla-extract/css';
import { touchable } from '#styles/layouts.css.ts';
import { strokeStyle } from '#styles/motifs/strokeStyle.ts';
import { vars } from '#styles/contract.css.ts';
import { strongAccent } from '#styles/typography.css.ts';

export const link = style([
  touchable,
  strongAccent,
  { gap: vars.space.xxs, textDecoration: 'none', ':hover': { textDecoration: 'underline' } },
]);
export const arrow = style({
  width: '1em',
  height: '1em',
  ...strokeStyle,
});
