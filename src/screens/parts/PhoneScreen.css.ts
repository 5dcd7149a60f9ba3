import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { small, strong } from '#styles/typography.css.ts';
import { bar as screenBar } from '#styles/screens/screen.css.ts';

export const bar = style([
  screenBar,
  { display: 'grid', padding: `${vars.space.hair} ${vars.space.s} ${vars.space.xs}` },
]);
export const title = style([strong]);
export const note = small;
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  padding: vars.space.s,
});
