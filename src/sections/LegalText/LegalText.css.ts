import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

export const head = style({
  paddingBlock: `${vars.space.m} ${vars.space.xl}`,
  background: vars.color.surfaceTint,
});
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  marginBottom: vars.space.l,
});
export const title = style({
  fontSize: vars.text.headline,
  lineHeight: '1.15',
  letterSpacing: vars.tracking.tight,
});
export const lead = style({
  maxWidth: vars.measure.text,
  marginTop: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
});
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.hair} ${vars.space.m}`,
  marginTop: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
export const body = style(
  responsive({
    base: {
      display: 'grid',
      gap: vars.space.xl,
      paddingBlock: `${vars.space.xl} ${vars.space.section}`,
    },
    laptop: {
      gridTemplateColumns: `${vars.column.aside} minmax(0, 1fr)`,
      columnGap: vars.space.xxl,
      paddingTop: vars.space.xxl,
    },
  }),
);
