import { style } from '@vanilla-extract/css';
import { row } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { figure, small } from '#styles/text.css.ts';

/** How many branches begin in each wave: as wide as the page, at the end of the client's case. */
export const waves = style(
  responsive({
    base: { marginTop: vars.space.m },
    split: { gridArea: 'waves', marginTop: vars.space.s },
  }),
);
export const title = style(
  responsive({
    base: { fontSize: vars.text.smallTitle },
    laptop: { fontSize: vars.text.lowTitle },
  }),
);
export const words = style([
  row,
  { alignItems: 'baseline', justifyContent: 'space-between', gap: `0 ${vars.space.m}` },
]);
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
export const branches = style([
  figure,
  {
    display: 'block',
    marginTop: vars.space.xxs,
    color: vars.color.attention,
    '@media': { [when.printing]: { color: 'inherit' } },
  },
]);
/** Who does what in this wave. */
export const who = style([small, { marginTop: vars.space.xxs }]);
export const work = style([
  small,
  { fontWeight: vars.font.regular, lineHeight: vars.leading.table },
]);

/** All branches of the network, street by street. */
export const network = style({ display: 'block', width: '100%', height: 'auto' });
export const dark = style({ fill: vars.color.borderOnInk });
export const front = style({ fill: vars.color.attention });
export const window = style({ fill: vars.color.onInk });
export const awning = style({ fill: vars.color.accent });
export const door = style({ fill: vars.color.surfaceInk });
export const street = style({ fill: vars.color.accentGlow });
/** The shops that have begun. */
export const lit = style({
  filter: `drop-shadow(0 0 ${vars.space.hair} ${vars.color.accentGlow})`,
  '@media': { [when.printing]: { filter: 'none' } },
});
