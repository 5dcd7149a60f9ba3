import { style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive, when as media } from '#styles/responsive.ts';
import { figure, note as smallNote, small, strongAccent } from '#styles/text.css.ts';

const pileWidth = '15rem';
const numberSize = 'clamp(2.75rem, 5vw, 4.5rem)';
const gap = vars.space.l;
const ground = vars.size.bannerLine;

/** On wide screens the head stands over the first two waves, and the piles of the others rise beside it. */
export const waves = style(
  responsive({
    base: {},
    split: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', columnGap: gap },
  }),
);
export const head = style(
  responsive({ base: {}, split: { gridArea: '1 / 1 / auto / span 2', paddingBottom: gap } }),
);
export const phases = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: equalColumns(2),
      columnGap: vars.space.s,
      marginTop: vars.space.m,
    },
    split: { display: 'contents' },
  }),
);
/** A pile over its words: all piles of a row stand on one line. */
export const phase = style(
  responsive(
    {
      base: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'subgrid',
        gridRow: 'span 2',
        minWidth: 0,
        fontWeight: vars.font.strong,
        lineHeight: vars.leading.snug,
        // The line on which the piles stand, from one to the next.
        '::before': {
          content: '',
          gridArea: '1 / 1 / -2',
          alignSelf: 'end',
          marginInlineEnd: `calc(-1 * ${gap})`,
          borderBottom: `${ground} solid ${vars.color.accent}`,
        },
        selectors: { '&:last-child::before': { marginInlineEnd: 0 } },
      },
      split: {
        gridRow: '2 / span 2',
        selectors: { '&:nth-child(n + 3)': { gridRow: '1 / span 3' } },
      },
      laptop: { fontSize: vars.text.lead },
    },
    {
      [media.printing]: { breakInside: 'avoid' },
      [below('split')]: { selectors: { '&:nth-child(even)::before': { marginInlineEnd: 0 } } },
    },
  ),
);
export const shops = style({
  gridArea: '1 / 1 / -2',
  alignSelf: 'end',
  display: 'block',
  width: '100%',
  maxWidth: pileWidth,
  height: 'auto',
  marginBottom: ground,
});
export const words = style({
  gridRow: '-2 / -1',
  paddingBlock: `${vars.space.s} ${vars.space.m}`,
});
/** When it begins. */
export const when = style([strongAccent, { fontSize: vars.text.body }]);
export const branches = style([figure, { display: 'block', fontSize: numberSize }]);
/** Who does what in this wave. */
export const work = style([
  small,
  {
    marginTop: vars.space.xxs,
    fontSize: vars.text.body,
    fontWeight: vars.font.regular,
    lineHeight: vars.leading.table,
  },
]);
export const note = style([smallNote, { marginTop: 0 }]);
