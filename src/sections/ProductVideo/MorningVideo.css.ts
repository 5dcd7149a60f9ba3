import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';
import { sky } from '#styles/tokens.ts';

export const root = style({
  background: `linear-gradient(${sky.day.morning}, ${vars.color.surface})`,
  '@media': { [when.printing]: { display: 'none' } },
});
