import { globalStyle, style } from '@vanilla-extract/css';
import { row } from '#styles/layouts.css.ts';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { ink } from '#styles/page.css.ts';
import { responsive } from '#styles/responsive.ts';
import { small, strong } from '#styles/typography.css.ts';

export const root = style([
  ink,
  {
    paddingBlock: `${vars.space.l} ${vars.space.m}`,
    lineHeight: vars.leading.snug,
    // Space for the demo bar of phones. The shadow is the ground behind a bar that has two lines, or that has just
    // changed from two lines to one.
    '@media': {
      [below('tablet')]: {
        paddingBlock: `${vars.space.l} ${vars.size.demoBar}`,
        boxShadow: `0 ${vars.size.demoBar} ${vars.color.surfaceInk}`,
      },
    },
  },
]);

/**
 * On a phone two lists stand side by side, and brand and contact take the full width; more columns where there is
 * room.
 */
export const grid = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'auto auto',
      justifyContent: 'space-between',
      gap: `${vars.space.m} ${vars.space.s}`,
    },
    tablet: { gridTemplateColumns: '1fr 1fr auto', gap: vars.space.m },
    split: { gridTemplateColumns: '1.3fr 1.2fr 1.2fr 1fr', gap: vars.space.l },
    desktopWide: { gridTemplateColumns: '16fr 11fr 17fr 8fr' },
  }),
);

/** The tagline is beside the logo, or under it in a column of its own. */
export const brand = style(
  responsive({
    base: {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space.s,
    },
    tablet: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    split: { gridColumn: 'auto', gridTemplateColumns: '1fr', alignContent: 'start' },
  }),
);
/** The two buttons of the demo bar, which is hidden here. */
export const contactLinks = style([
  row,
  responsive({
    base: { gridColumn: '1 / -1', gap: vars.space.xxs },
    tablet: { gridColumn: 'auto' },
  }),
]);
globalStyle(`${contactLinks} a`, {
  paddingInline: vars.space.xxs,
  fontSize: vars.text.small,
  '@media': { [from('laptop')]: { paddingInline: vars.space.s } },
});

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
    tablet: { gridColumn: 'auto', display: 'block' },
  }),
);
export const home = style({ display: 'inline-flex' });
export const title = style({ marginBottom: vars.space.hair, fontSize: vars.text.body });

/** A column with the list of pages and the footer's other links, under it or beside it. */
export const lists = style({
  '@media': {
    [from('desktopWide')]: {
      display: 'grid',
      gridTemplateColumns: 'auto auto',
      alignItems: 'start',
      gap: vars.space.l,
    },
  },
});

export const list = style([small, { display: 'grid' }]);

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.icon,
  paddingBlock: vars.space.hair,
  textDecoration: 'none',
  ':hover': { color: vars.color.onInk, textDecoration: 'underline' },
  selectors: { '&[aria-current]': { color: vars.color.onInk, fontWeight: vars.font.strong } },
});

export const phone = style([strong, { color: vars.color.onInk }]);

export const social = style([row, { gap: vars.space.xxs, marginTop: vars.space.xxs }]);

export const socialLink = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  border: `${vars.stroke.hair} solid ${vars.color.borderOnInk}`,
  borderRadius: vars.radius.control,
  ':hover': { background: vars.color.surfaceInkRaised, borderColor: vars.color.accentOnInk },
});

export const legal = style([
  small,
  row,
  { justifyContent: 'space-between', gap: `0 ${vars.space.xxs}`, marginTop: vars.space.xxs },
]);

/** A button that looks like the links around it. */
export const button = style({ padding: 0, border: 0, background: 'none', cursor: 'pointer' });
