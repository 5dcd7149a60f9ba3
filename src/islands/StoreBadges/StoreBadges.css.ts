import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  listStyle: 'none',
});

export const googlePlay = style({
  selectors: { 'html[data-device="ios"] &': { display: 'none' } },
});

export const appStore = style({
  selectors: { 'html[data-device="android"] &': { display: 'none' } },
});
