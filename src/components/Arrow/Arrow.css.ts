import { style } from '@vanilla-extract/css';
import { strokeStyle } from '#styles/motifs/strokeStyle.ts';

/** From one value to the next, drawn as bold as they are. */
export const arrow = style({
  display: 'inline-block',
  width: '0.8em',
  height: '0.8em',
  marginInline: '0.15em',
  verticalAlign: '-0.06em',
  ...strokeStyle,
});
