import { fallbackVar, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { fill } from '#styles/layouts.css.ts';
import { onInk } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { skeleton } from '#styles/skeleton.css.ts';
import { eyebrowColor, figure as large, muted, strong } from '#styles/typography.css.ts';
import { articleCardWidth } from '#styles/tokens.ts';

/** The cover's shape in a card, 200 px high in one of 325 px with its border; it is the same in any card. */
const cardShape = '323 / 200';
/** The shape of the upper half of a cover, which a calculation leaves room for. */
const upperHalf = '13 / 4.4';
/** The shape in which covers are drawn. */
const coverShape = '13 / 8';
const leadWidth = '46rem';
/** The height of the strip under a cover, which holds two lines. */
const strip = '6rem';
const cardFigure = '2.25rem';
/** The size of the figure that has its calculation in the same line: on phones, tablets and laptops. */
const leadFigure = '11.5vw';
const leadFigureOnTablet = '4.25rem';
const leadFigureOnLaptop = 'min(5.2vw, 5.5rem)';
/** Offsets the side bearing of a number that starts a line, so that it lines up with the words under it. */
const bearing = '-0.04em';

/** How wide the cover is displayed (`sizes`), and in which widths it is generated, in px. */
const leadSize = {
  sizes: `${from('wide')} ${leadWidth}, ${from('laptop')} 58vw, 100vw`,
  widths: [400, 800, 1200],
};
export const coverSize = {
  card: { sizes: `${articleCardWidth}px`, widths: [articleCardWidth, 2 * articleCardWidth] },
  lead: leadSize,
  plain: leadSize,
};

/** The cover, and under it what its figure means. The figure is cut out of the cover's corner. */
const rootBase = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const root = {
  card: rootBase,
  lead: style([
    rootBase,
    responsive({
      base: {},
      laptop: { gridTemplateRows: '1fr auto' },
      desktop: { gridArea: '1 / 1 / -1 / auto' },
    }),
  ]),
  plain: style([
    rootBase,
    responsive({
      base: {},
      desktop: { gridArea: '1 / 2 / span 4', alignSelf: 'center', marginBlock: vars.space.l },
    }),
  ]),
} as const;

const frameBase = style([skeleton, { gridArea: '1 / 1', aspectRatio: coverShape }]);
export const frame = {
  card: style([frameBase, { aspectRatio: cardShape }]),
  lead: frameBase,
  plain: style([frameBase, { aspectRatio: upperHalf }]),
} as const;
/** The picture. Its colour is the colour of the alternative text, which is visible if the picture fails. */
export const image = style([
  fill,
  { position: 'absolute', inset: 0, objectPosition: 'top', color: vars.color.text },
]);

/** Its parts are laid out with the cover. */
export const takeaway = style({ display: 'contents' });

const cornerBase = style({
  zIndex: 1,
  gridArea: '1 / 1',
  alignSelf: 'end',
  justifySelf: 'start',
  display: 'grid',
  maxWidth: '100%',
  padding: `${vars.space.xs} ${vars.space.m} 0 0`,
  borderStartEndRadius: vars.radius.card,
  '@media': { [when.printing]: { background: vars.color.surface } },
});
/** The dark corner of the cover that holds the figure. */
export const corner = {
  card: style([
    cornerBase,
    {
      padding: `${vars.space.xxs} ${vars.space.s} ${vars.space.nudge} ${vars.space.m}`,
      background: vars.color.surfaceInk,
      ...onInk,
    },
  ]),
  lead: style([
    cornerBase,
    responsive({
      base: {
        paddingInlineStart: vars.space.gutter,
        background: vars.color.surfaceInk,
      },
      tablet: { paddingInline: vars.space.l },
    }),
  ]),
} as const;

/** In front of the plate that forced colours paint behind the large figure. */
const overFigure = { position: 'relative', zIndex: 1 } as const;

export const label = style([
  muted,
  strong,
  { ...overFigure, fontSize: vars.text.small, lineHeight: vars.leading.snug },
]);

/** The figure and, where there is room, the calculation that it comes from: on one line, or one under the other. */
const figureBase = style([
  large,
  { display: 'flex', flexWrap: 'wrap', columnGap: '0.25em', marginInlineStart: bearing },
]);
export const figure = {
  card: style([figureBase, { fontSize: cardFigure }]),
  lead: style([
    figureBase,
    responsive({
      base: { fontSize: leadFigure },
      tablet: { fontSize: leadFigureOnTablet },
      laptop: { fontSize: leadFigureOnLaptop },
    }),
  ]),
} as const;
export const operands = style({
  color: fallbackVar(eyebrowColor, vars.color.accent),
  fontWeight: vars.font.regular,
});

/** What the figure is, in a line or two under the cover. */
export const meaning = style([
  responsive({
    base: {
      ...overFigure,
      gridRow: '2',
      paddingTop: vars.space.xs,
      paddingInline: vars.space.gutter,
      fontSize: vars.text.lead,
      lineHeight: vars.leading.table,
      textWrap: 'balance',
    },
    tablet: { paddingInline: vars.space.l },
    // In the middle of its strip, and beside the floating button.
    laptop: {
      display: 'grid',
      alignContent: 'center',
      minHeight: strip,
      fontSize: vars.text.heading,
      paddingBlock: vars.space.s,
      paddingInlineEnd: vars.space.rail,
    },
  }),
]);
