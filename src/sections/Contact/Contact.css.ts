import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';
import { muted } from '#styles/text.css.ts';

/** The calendar first; beside it, or below it on a phone, what happens in the meeting. */
export const grid = style(
  responsive({
    base: {
      display: 'grid',
      gap: vars.space.xl,
      paddingBlock: `${vars.space.l} ${vars.space.section}`,
    },
    split: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space.xl },
    desktop: { columnGap: vars.space.xxl },
  }),
);

export const beside = style({ display: 'grid', gap: vars.space.xl, alignContent: 'start' });
export const video = style({ display: 'grid', gap: vars.space.xs });
export const words = style([muted, { marginBottom: vars.space.xxs }]);
