import { globalStyle, style } from '@vanilla-extract/css';
import { ruled } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';

const markSize = '2rem';

/** An item badly written and, under it, well written: two halves of one panel, as high as the words beside it. */
export const pair = style({
  display: 'grid',
  gridAutoRows: '1fr',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  lineHeight: vars.leading.snug,
});
const half = style([
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.s,
    '@media': { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
  },
  responsive({
    base: { padding: `${vars.space.m} ${vars.space.s}` },
    phoneWide: { gap: vars.space.m, padding: vars.space.l },
  }),
]);
globalStyle(`${half} > svg`, { width: markSize, height: markSize });
export const vague = style([half, { background: vars.color.deviationSoft }]);
export const clear = style([half, { background: vars.color.positiveSoft }]);

/** Under all four types, as wide as they are together: it is a question of each of them. */
export const strip = style([
  ruled,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.m,
    marginTop: vars.space.l,
    paddingTop: vars.space.s,
  },
]);
export const forAllTypes = style({ lineHeight: vars.leading.body });
