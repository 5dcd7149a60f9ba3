import { style } from '@vanilla-extract/css';
import { strokeStyle } from '#styles/motifs/strokeStyle.ts';

/** An arrow from one value to the next, as bold as the values. */
export const arrow = style({
  display: 'inline-block',
  width: '0.8em',
  height: '0.8em',
  marginInline: '0.15em',
  verticalAlign: '-0.06em',
  ...strokeStyle,
});
