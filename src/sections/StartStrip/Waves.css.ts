import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';
import { figure, small, strongAccent } from '#styles/text.css.ts';

/** How many branches begin in each wave: as wide as the page, under the steps of each. */
export const waves = style(
  responsive({ base: { marginTop: vars.space.l }, laptop: { marginTop: vars.space.xxl } }),
);
export const title = style(
  responsive({
    base: { marginBottom: vars.space.xxs, fontSize: vars.text.smallTitle },
    laptop: { fontSize: vars.text.lowTitle },
  }),
);
export const stops = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: equalColumns(2),
      gap: `${vars.space.m} ${vars.space.s}`,
      marginTop: vars.space.s,
    },
    tablet: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: '1fr' },
    laptop: { columnGap: vars.space.l, marginTop: vars.space.m },
  }),
);
export const stop = style(
  responsive({
    base: { minWidth: 0, fontWeight: vars.font.strong, lineHeight: vars.leading.snug },
    laptop: { fontSize: vars.text.lead },
  }),
);
/** When it begins. */
export const when = style([strongAccent, { marginTop: vars.space.xs, fontSize: vars.text.small }]);
export const branches = style([figure, { display: 'block' }]);
/** Who does what in this wave. */
export const who = style([small, { marginTop: vars.space.xxs }]);
export const work = style([
  small,
  { fontWeight: vars.font.regular, lineHeight: vars.leading.table },
]);

/** All branches of the network, street by street. */
export const network = style({ display: 'block', width: '100%', height: 'auto' });
