import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';
import { muted, strong } from '#styles/text.css.ts';

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
export const text = style([muted, { maxWidth: vars.measure.lead }]);

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
export const name = style([
  strong,
  { selectors: { [`${sheet}:hover &`]: { textDecoration: 'underline' } } },
]);

/** The same as a card among others. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.s,
  width: '100%',
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceTint,
});
export const cardList = style({ width: '100%', marginBottom: 'auto' });
/** A box to tick, and what the sheet is for. */
export const cardSheet = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
  fontWeight: vars.font.strong,
  textDecoration: 'none',
  '::before': {
    content: '',
    flex: 'none',
    width: vars.size.station,
    height: vars.size.station,
    border: `${vars.stroke.thin} solid ${vars.color.accent}`,
    borderRadius: vars.space.hair,
  },
  ':hover': { color: vars.color.accentStrong, textDecoration: 'underline' },
});
