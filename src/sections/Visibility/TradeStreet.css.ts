import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { row, stretched } from '#styles/layouts.css.ts';
import { muted } from '#styles/typography.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import * as scene from './streetWithPhone.ts';

export const title = style([
  row,
  responsive({
    base: {
      gridColumn: '1 / -1',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: `${vars.space.hair} ${vars.space.s}`,
      lineHeight: vars.leading.snug,
      marginTop: vars.space.s,
    },
    laptop: { gridArea: scene.area.title, justifyContent: 'start', marginTop: 0 },
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
    laptop: { gridArea: scene.area.shops, columnGap: scene.gap },
  }),
);
const fronts = '1 / 1 / 2 / 2';
const { width, height } = scene.proportions;
/** A station of the line where it meets the pavement, as under the shop of the first screen. */
const station = {
  content: '',
  zIndex: 1,
  width: vars.size.icon,
  height: vars.size.icon,
  border: `${vars.space.nudge} solid ${vars.color.surfaceInk}`,
  borderRadius: vars.radius.round,
  background: vars.color.onInk,
} as const;
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
// The line comes down across the pavement of each row or, from laptops on, runs under all shops.
const { out, narrow, width: lineWidth } = vars.trunk;
const across = (away: string, line: string) => ({
  ...station,
  gridArea: fronts,
  alignSelf: 'end',
  marginInlineStart: `calc(-1 * ${away} + (${line} - ${vars.size.icon}) / 2)`,
  translate: '0 50%',
});
globalStyle(`${shop}:nth-child(odd)::before`, {
  ...across(narrow.out, narrow.width),
  '@media': { [from('tablet')]: across(out, lineWidth), [from('split')]: { display: 'none' } },
});
globalStyle(`${shop}:nth-child(4n + 1)::before`, {
  '@media': { [from('split')]: { display: 'block' } },
});
globalStyle(`${shop}:nth-child(n)::before`, {
  '@media': {
    [from('laptop')]: {
      ...station,
      display: 'block',
      position: 'absolute',
      margin: 0,
      translate: 'none',
      top: `calc(${scene.height} + ${scene.underPavement} + (${lineWidth} - ${vars.size.icon}) / 2)`,
    },
  },
});
/** In front of the city. */
export const front = style({
  position: 'relative',
  gridArea: fronts,
  alignSelf: 'end',
  width: '100%',
  aspectRatio: `${width} / ${height}`,
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
  responsive({
    base: { paddingTop: vars.space.s },
    laptop: { paddingTop: `calc(${scene.underPavement} + ${vars.space.l})` },
  }),
  {
    display: 'block',
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
