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

/** All branches of the network, in several streets over the words. */
export const streets = style({ display: 'block', width: '100%', height: 'auto' });
export const note = style([smallNote, { marginTop: vars.space.m }]);
