import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { equalColumns } from '#styles/responsive.ts';

/** Two photos side by side, of which the second shows what has become of the first. */
export const photos = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(2),
  gap: vars.space.xxs,
});
