import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { row, stretched } from '#styles/layouts.css.ts';
import { muted } from '#styles/typography.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';

export const title = style([
  row,
  responsive({
    base: {
      gridColumn: '1 / -1',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: `${vars.space.hair} ${vars.space.s}`,
      lineHeight: vars.leading.snug,
      // Another thought begins here.
      marginTop: vars.space.section,
    },
    laptop: { marginTop: vars.space.l },
  }),
  { '@media': { [when.printing]: { breakAfter: 'avoid' } } },
]);
// It is smaller than the answer.
globalStyle(`${title} > h3`, { '@media': { [from('laptop')]: { fontSize: vars.text.lowTitle } } });
/** Two shops beside each other on a phone, four where there is room: their names stand clear of the line at the left. */
export const street = style(
  responsive({
    base: {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: equalColumns(2),
      gap: `${vars.space.m} ${vars.space.xs}`,
    },
    split: { gridTemplateColumns: equalColumns(4), columnGap: vars.space.s },
  }),
);
const fronts = '1 / 1 / 2 / 2';
/** All fronts are equally high, so the pavement, which goes from edge to edge, is at one height. */
const proportions = '4 / 5';
export const shop = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '::after': {
    content: '',
    position: 'relative',
    gridArea: fronts,
    alignSelf: 'end',
    height: vars.stroke.ring,
    marginInline: '-100vw',
    background: vars.color.textMuted,
  },
});
/** In front of the city. */
export const front = style({
  position: 'relative',
  gridArea: fronts,
  alignSelf: 'end',
  width: '100%',
  aspectRatio: proportions,
  objectFit: 'contain',
  objectPosition: 'bottom',
});
/** The city behind a row, drawn once a row. It is wider than any screen, at whose edges the section clips it. */
export const backdrop = style(
  responsive(
    {
      base: {
        // Out of the flow, because browsers differ in how high they make a drawing in a row of its own.
        position: 'absolute',
        // Behind the page's line too.
        zIndex: -1,
        gridArea: fronts,
        insetBlock: 0,
        left: '-100vw',
        width: 'calc(100% + 200vw)',
        maxWidth: 'none',
        height: '100%',
      },
      // The first of four shops is left of the middle.
      split: { left: '-75vw' },
    },
    {
      [when.coloursAreForced]: { display: 'none' },
      [when.printing]: { display: 'none' },
    },
  ),
);
// On a phone the city is farther away, as on the first screen.
globalStyle(`${backdrop} > use`, {
  transformOrigin: '50% 100%',
  transform: 'scale(0.6)',
  '@media': { [from('split')]: { transform: 'none' } },
});
// A row of four has two of them.
globalStyle(`${shop}:nth-child(4n + 3) > ${backdrop}`, {
  '@media': { [from('split')]: { display: 'none' } },
});
export const link = style([
  stretched,
  {
    display: 'block',
    paddingTop: vars.space.s,
    overflowWrap: 'anywhere',
    fontSize: vars.text.heading,
    lineHeight: vars.leading.snug,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  },
]);
export const finding = style([
  muted,
  responsive({
    base: { fontSize: vars.text.small },
    split: { fontSize: vars.text.body },
  }),
]);
