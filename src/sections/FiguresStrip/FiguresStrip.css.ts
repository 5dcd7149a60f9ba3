import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';

export const root = style({
  paddingBlock: vars.space.xxl,
  '@media': { [when.printing]: { paddingBlock: vars.space.m, breakInside: 'avoid' } },
});
export const grid = style(
  responsive({
    base: { display: 'grid', gap: vars.space.l },
    desktopWide: { gridTemplateColumns: '1fr 3fr', alignItems: 'center', gap: vars.space.xxl },
  }),
);
export const title = style({ fontSize: vars.text.heading, maxWidth: vars.measure.title });
