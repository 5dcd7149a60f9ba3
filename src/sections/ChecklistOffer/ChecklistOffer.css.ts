import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

/** Words at one side, the sheets at the other, in a panel of their own. */
export const panel = style(
  responsive({
    base: {
      display: 'grid',
      gap: vars.space.m,
      marginBottom: vars.space.section,
      padding: vars.space.m,
      borderRadius: vars.radius.panel,
      background: vars.color.surfaceTint,
    },
    split: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space.xxl,
      alignItems: 'center',
      padding: vars.space.xl,
    },
  }),
);

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s,
});
export const title = style({ fontSize: vars.text.chapter });
export const text = style({ maxWidth: vars.measure.lead, color: vars.color.textMuted });

export const sheet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s}`,
  paddingBlock: vars.space.xs,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
  textDecoration: 'none',
  selectors: { 'li:first-child > &': { borderTopColor: 'transparent' } },
});
export const name = style({
  fontWeight: vars.font.strong,
  selectors: { [`${sheet}:hover &`]: { textDecoration: 'underline' } },
});
export const moment = style({ color: vars.color.textMuted, fontSize: vars.text.small });
