import { globalStyle, style } from '@vanilla-extract/css';
import { from } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { abreast, responsive, when } from './responsive.ts';

/** How things stand together: beside one another, one under another, in a frame. */

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
});

/** One under another on a narrow screen; from `split` on two columns with these shares of the width. */
const columnsOf = (
  gridTemplateColumns: string,
  alignItems?: 'center' | 'end' | 'start',
  gap: string = vars.space.l,
) =>
  style(
    responsive({
      base: { display: 'grid', gap },
      split: { gridTemplateColumns, columnGap: vars.space.xxl, alignItems },
    }),
  );
const even = abreast(2);

/** Words beside something else, by how they stand to it. */
export const columns = {
  even: columnsOf(even),
  centred: columnsOf(even, 'center'),
  footed: columnsOf('minmax(0, 1.1fr) minmax(0, 1fr)', 'end', vars.space.s),
  pinned: columnsOf('minmax(0, 1.1fr) minmax(0, 1fr)', 'start', vars.space.xl),
  media: columnsOf('minmax(0, 2fr) minmax(0, 3fr)', 'center'),
  narrow: style([
    columnsOf('minmax(0, 1fr) minmax(0, 2fr)'),
    // In a grid a heading does not stay with what it heads.
    { '@media': { [when.printing]: { display: 'block' } } },
  ]),
} as const;

// The head stays in view while what is beside it goes by.
globalStyle(`${columns.pinned} > :first-child`, {
  '@media': {
    [from('split')]: { position: 'sticky', top: `calc(${vars.size.header} + ${vars.space.l})` },
  },
});

/** Short pieces under a title, from tablets on as many abreast as there is room for. */
export const pairs = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s, marginTop: vars.space.m },
    tablet: {
      gridTemplateColumns: `repeat(auto-fit, minmax(${vars.column.feature}, 1fr))`,
      gap: vars.space.l,
      marginTop: vars.space.l,
    },
  }),
);

/** A thing in a frame of its own. */
export const card = style({
  padding: vars.space.m,
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
});

/** A card that the page is about: where a form or a calendar comes. */
export const raised = style([
  card,
  { borderRadius: vars.radius.panel, boxShadow: vars.shadow.raised },
]);

/** A quiet panel on the light ground. */
export const tinted = style({
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceTint,
});

/** A rule above: this is another thing. */
export const ruled = style({ borderTop: `${vars.stroke.hair} solid ${vars.color.border}` });

/** A picture as large as its frame. */
export const fill = style({ width: '100%', height: '100%', objectFit: 'cover' });

/** A drawing whose colours mean something keeps them, on the ground they need, where others are forced. */
export const asDrawn = style({
  '@media': {
    [when.coloursAreForced]: {
      outline: `${vars.space.xxs} solid ${vars.color.surfaceRaised}`,
      background: vars.color.surfaceRaised,
      color: vars.color.text,
      forcedColorAdjust: 'none',
    },
  },
});

/** A link over the whole of its card, which is `position: relative`. */
export const stretched = style({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
});

/** A box to tick, with room for a finger. */
export const checkbox = style({
  width: vars.size.checkbox,
  height: vars.size.checkbox,
  margin: 0,
  accentColor: vars.color.accent,
});

/** A link with room for a finger. */
export const touchable = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
});

/** The brand's mark beside its name. */
export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs });
globalStyle(`${logo} > svg`, { flex: 'none' });

/** A ring as wide as a button is high, with an icon or a number in its middle; and where a line through it runs. */
export const station = {
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.round,
} as const;
export const middle = `calc(${vars.size.control} / 2 - ${vars.size.line} / 2)`;
