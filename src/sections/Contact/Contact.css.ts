import { style } from '@vanilla-extract/css';
import { stack } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

/** The calendar and, beside it or below it on a phone, what happens in the meeting. */
export const grid = style([
  stack,
  responsive({
    base: { gap: vars.space.xl, paddingBlock: `${vars.space.l} ${vars.space.section}` },
    split: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    desktop: { columnGap: vars.space.xxl },
  }),
]);
export const beside = style([stack, { gap: vars.space.xl, alignContent: 'start' }]);
