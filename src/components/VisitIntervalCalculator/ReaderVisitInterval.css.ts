import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';
import { figure } from '#styles/typography.css.ts';

export const root = style([figure, { marginTop: vars.space.l }]);
export const operands = style({
  color: vars.color.accentOnInk,
  fontWeight: vars.font.regular,
  '@media': { [when.printing]: { color: vars.color.textMuted } },
});
