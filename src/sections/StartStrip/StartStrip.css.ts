import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { row } from '#styles/layouts.css.ts';
import { responsive, when as media } from '#styles/responsive.ts';
import { figure, note as smallNote, small, strongAccent } from '#styles/typography.css.ts';

const pileWidth = '15rem';
const phonePile = '7rem';
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
    base: { display: 'grid', gap: vars.space.m, marginTop: vars.space.l },
    split: { display: 'contents' },
  }),
);
/** On a phone the words beside their pile; on wide screens a pile over its words, and all piles stand on one line. */
export const phase = style(
  responsive(
    {
      base: {
        display: 'grid',
        gridTemplateColumns: `minmax(0, 1fr) ${phonePile}`,
        columnGap: vars.space.m,
        fontWeight: vars.font.strong,
        lineHeight: vars.leading.snug,
      },
      split: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'subgrid',
        gridRow: '2 / span 2',
        minWidth: 0,
        // The line on which the piles stand, from one to the next.
        '::before': {
          content: '',
          gridArea: '1 / 1 / -2',
          alignSelf: 'end',
          marginInlineEnd: `calc(-1 * ${gap})`,
          borderBottom: `${ground} solid ${vars.color.accent}`,
        },
        selectors: {
          '&:last-child::before': { marginInlineEnd: 0 },
          '&:nth-child(n + 3)': { gridRow: '1 / span 3' },
        },
      },
      laptop: { fontSize: vars.text.lead },
    },
    { [media.printing]: { breakInside: 'avoid' } },
  ),
);
export const shops = style(
  responsive({
    base: {
      gridArea: '1 / 2',
      // Beside its number.
      alignSelf: 'start',
      display: 'block',
      width: '100%',
      height: 'auto',
    },
    split: {
      gridArea: '1 / 1 / -2',
      alignSelf: 'end',
      maxWidth: pileWidth,
      marginBottom: ground,
    },
  }),
);
export const words = style(
  responsive({
    base: { gridArea: '1 / 1' },
    split: {
      gridColumn: 'auto',
      gridRow: '-2 / -1',
      paddingBlock: `${vars.space.s} ${vars.space.m}`,
    },
  }),
);
/** When it begins. */
export const when = style([strongAccent, { fontSize: vars.text.body }]);
export const branches = style([
  figure,
  {
    marginInlineEnd: vars.space.xxs,
    fontSize: numberSize,
    '@media': { [from('split')]: { display: 'block' } },
  },
]);
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
/** What to do, with what is said of the plan beside it. */
export const end = style([
  row,
  { gap: `${vars.space.xxs} ${vars.space.m}`, marginTop: vars.space.m },
]);
export const note = style([smallNote, { marginTop: 0 }]);
