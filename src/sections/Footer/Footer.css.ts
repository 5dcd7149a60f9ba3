import { style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';
import { ink } from '~/styles/layout.css.ts';
import { responsive } from '~/styles/responsive.ts';

export const root = style([
  ink,
  { paddingBlock: `${vars.space.xxl} calc(${vars.space.xxl} + ${vars.space.s})` },
]);

export const grid = style(
  responsive({
    base: { display: 'grid', gap: vars.space.xl },
    phoneWide: { gridTemplateColumns: '1fr 1fr' },
    split: { gridTemplateColumns: '1.4fr 1.3fr 1fr 1fr', gap: vars.space.l },
  }),
);

export const brand = style({ display: 'grid', gap: vars.space.s, alignContent: 'start' });
export const home = style({ display: 'inline-flex', justifySelf: 'start' });
export const muted = style({
  color: vars.color.onInkMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.regular,
});

export const title = style({
  marginBottom: vars.space.xs,
  fontSize: vars.text.body,
  fontWeight: vars.font.strong,
});

export const list = style({
  display: 'grid',
  gridAutoRows: `minmax(${vars.space.l}, auto)`,
  alignItems: 'center',
  listStyle: 'none',
  color: vars.color.onInkMuted,
  fontSize: vars.text.small,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.space.l,
  color: vars.color.onInkMuted,
  textDecoration: 'none',
  ':hover': { color: vars.color.onInk, textDecoration: 'underline' },
  selectors: {
    '&[aria-current="page"]': { color: vars.color.onInk, fontWeight: vars.font.strong },
  },
});

export const phone = style({
  marginBottom: vars.space.s,
  color: vars.color.onInk,
  fontSize: vars.text.lead,
  fontWeight: vars.font.strong,
});

export const social = style({
  display: 'flex',
  gap: vars.space.xxs,
  marginTop: vars.space.xxs,
  listStyle: 'none',
});

export const socialLink = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  border: `${vars.stroke.hair} solid ${vars.color.borderOnInk}`,
  borderRadius: vars.radius.control,
  color: vars.color.onInk,
  ':hover': { background: vars.color.surfaceInkRaised, borderColor: vars.color.accentOnInk },
});

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  marginTop: vars.space.xl,
  color: vars.color.onInkMuted,
  fontSize: vars.text.small,
});

/** A button among links. */
export const button = style({ padding: 0, border: 0, background: 'none', cursor: 'pointer' });
