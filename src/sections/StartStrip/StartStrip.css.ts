import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';
import { figure, note as smallNote, small, strongAccent } from '#styles/text.css.ts';

/** At the right of the words and, under them on a phone, at their left. */
export const link = style({
  justifySelf: 'start',
  '@media': { [from('split')]: { justifySelf: 'end' } },
});
/** Several streets are no wider than this, so that they are not as high as a screen. */
const streetsWidth = '30rem';
export const phases = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: equalColumns(2),
      gap: `${vars.space.m} ${vars.space.s}`,
      marginTop: vars.space.m,
    },
    tablet: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: '1fr' },
    laptop: { columnGap: vars.space.l },
  }),
);
export const phase = style(
  responsive({
    base: { minWidth: 0, fontWeight: vars.font.strong, lineHeight: vars.leading.snug },
    laptop: { fontSize: vars.text.lead },
  }),
);
/** When it begins. */
export const when = style([strongAccent, { marginTop: vars.space.xs, fontSize: vars.text.small }]);
export const branches = style([figure, { display: 'block' }]);
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

/** All branches of the network, in several streets over all of the words. */
export const streets = style(
  responsive({
    base: { width: '100%', maxWidth: streetsWidth, height: 'auto', marginTop: vars.space.l },
    split: { display: 'none' },
  }),
);
/** Those of one wave and of the waves before it, over its words. */
export const ownStreets = style(
  responsive({
    base: { display: 'none' },
    split: { display: 'block', width: '100%', height: 'auto' },
  }),
);
export const note = style([smallNote, { marginTop: vars.space.m }]);
