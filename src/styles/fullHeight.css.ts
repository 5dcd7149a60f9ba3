import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { when } from './responsive.ts';

/** A page with little or no text: as high as the screen, so that the footer does not move while it loads. */
export const fullHeight = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space.m,
  minHeight: '100dvh',
  '@media': { [when.printing]: { minHeight: 0 } },
});
