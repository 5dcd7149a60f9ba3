import { style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';
import { ink } from '~/styles/layout.css.ts';
import { responsive } from '~/styles/responsive.ts';

export const root = style([ink, { paddingBlock: `${vars.space.l} ${vars.space.m}` }]);

export const grid = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.column.footer}), 1fr))`,
      gap: `${vars.space.m} ${vars.space.s}`,
    },
    split: { gridTemplateColumns: '1.4fr 1.3fr 1fr 1fr', gap: vars.space.l },
  }),
);

export const brand = style(
  responsive({
    base: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${vars.space.xxs} ${vars.space.m}`,
    },
    split: { gridColumn: 'auto', display: 'grid', alignContent: 'start', gap: vars.space.s },
  }),
);

export const contact = style(
  responsive({
    base: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: vars.space.xs,
    },
    split: { gridColumn: 'auto', display: 'block' },
  }),
);
export const home = style({ display: 'inline-flex', justifySelf: 'start' });
export const muted = style({
  color: vars.color.onInkMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.regular,
});

export const title = style({
  marginBottom: vars.space.hair,
  fontSize: vars.text.body,
  fontWeight: vars.font.strong,
});

export const list = style({
  display: 'grid',
  listStyle: 'none',
  color: vars.color.onInkMuted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.space.l,
  paddingBlock: vars.space.hair,
  color: vars.color.onInkMuted,
  textDecoration: 'none',
  ':hover': { color: vars.color.onInk, textDecoration: 'underline' },
  selectors: {
    '&[aria-current]': { color: vars.color.onInk, fontWeight: vars.font.strong },
  },
});

export const phone = style({
  color: vars.color.onInk,
  fontSize: vars.text.body,
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
  gap: `0 ${vars.space.s}`,
  marginTop: vars.space.m,
  // Room for the button that floats over the corner.
  paddingInlineEnd: `calc(${vars.space.gutter} + ${vars.size.floating})`,
  color: vars.color.onInkMuted,
  fontSize: vars.text.small,
});

/** A button among links. */
export const button = style({ padding: 0, border: 0, background: 'none', cursor: 'pointer' });
