import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

/** Under the words of the proposal, beside its sheet; on a phone after the sheet. */
export const root = style(
  responsive({
    base: { paddingTop: vars.space.m, borderTopColor: vars.color.borderOnInk },
    split: { gridColumn: 1, gridRow: 2, alignSelf: 'start' },
  }),
);
export const head = style({ display: 'grid', gap: vars.space.hair });
