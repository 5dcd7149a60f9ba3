import { style } from '@vanilla-extract/css';
import { foot } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';

const boxSize = '1.25rem';

/** On a phone that is higher than the screen needs, the checklist takes the free room. */
export const part = style({
  display: 'grid',
  flexGrow: 1,
  alignContent: 'space-between',
  gap: vars.space.xs,
  marginBlock: vars.space.s,
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: `${boxSize} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space.xxs,
});
export const pending = style([foot, { display: 'grid', gap: vars.space.xs }]);
/** What is to be repaired, with the photo that found it. */
export const task = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.xs,
});
export const what = style({ display: 'block' });
