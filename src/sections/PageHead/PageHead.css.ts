import { style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';
import { responsive } from '~/styles/responsive.ts';

export const root = style({
  overflowX: 'clip',
  paddingTop: vars.size.header,
  background: vars.color.surfaceTint,
});

export const grid = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m, paddingBlock: `${vars.space.l} ${vars.space.xl}` },
    split: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: vars.space.xl,
      alignItems: 'end',
      paddingBlock: `${vars.space.xxl} ${vars.space.xxl}`,
    },
  }),
);

export const title = style({
  maxWidth: vars.measure.pageTitle,
  fontSize: vars.text.display,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.poster,
});

export const aside = style({ display: 'grid', gap: vars.space.m });
export const lead = style({
  maxWidth: vars.measure.intro,
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
});
