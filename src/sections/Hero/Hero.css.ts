import { style } from '@vanilla-extract/css';
import { row } from '#styles/layouts.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { eyebrow, pageTitle, small } from '#styles/text.css.ts';

export const root = style({
  overflow: 'clip',
  paddingTop: vars.size.header,
  background: vars.color.surfaceTint,
  '@media': { [when.printing]: { paddingTop: 0 } },
});

export const textColumn = style(
  responsive({
    base: { paddingBlock: `${vars.space.m} ${vars.space.l}` },
    split: { paddingBlock: `${vars.space.l} ${vars.space.xl}` },
  }),
);

/** The audience, as large as the text under the headline. */
export const audience = style([eyebrow, { marginBottom: vars.space.xs, fontSize: vars.text.lead }]);

export const title = style([pageTitle, { fontSize: vars.text.display }]);

export const invitation = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m, marginTop: vars.space.s },
    desktop: {
      gridTemplateColumns: `minmax(0, ${vars.measure.lead}) auto`,
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.l,
    },
  }),
);

/** The network in numbers, under its map. */
export const figures = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'auto auto',
      justifyContent: 'start',
      gap: `${vars.space.xxs} ${vars.space.s}`,
      paddingBlock: vars.space.m,
    },
    tablet: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space.s} clamp(${vars.space.s}, 3vw, ${vars.space.xxl})`,
    },
  }),
);
export const figure = style([row, { alignItems: 'baseline', gap: `0 ${vars.space.xxs}` }]);
export const figureLabel = style([
  small,
  { order: 1, '@media': { [from('tablet')]: { fontSize: vars.text.body } } },
]);
export const figureValue = style({
  fontSize: vars.text.chapter,
  fontWeight: vars.font.strong,
  letterSpacing: vars.tracking.tight,
});
