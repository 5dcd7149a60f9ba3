import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { equalColumns } from '#styles/responsive.ts';

/** Side by side; the second shows what has become of the first. */
export const photos = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(2),
  gap: vars.space.xxs,
});
