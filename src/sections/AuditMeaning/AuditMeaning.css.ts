import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { card, ticked } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { viewfinder } from '#styles/motifs/viewfinder.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { muted } from '#styles/text.css.ts';

/** The width of a photo beside its words. */
const photoWidth = 'minmax(0, 2fr) minmax(0, 3fr)';
const widePhotoWidth = 'minmax(0, 5fr) minmax(0, 6fr)';

/** Two rows of two where there is room. */
export const types = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s, marginTop: vars.space.m },
    split: { gridTemplateColumns: equalColumns(2), gap: vars.space.m },
  }),
);
/** The photo, beside it the type and what it asks. */
export const type = style([
  card,
  { display: 'grid', gridTemplateRows: 'auto 1fr', gap: vars.space.s },
  responsive({ base: { padding: vars.space.s }, desktop: { columnGap: vars.space.m } }),
]);
/** The frame of a photo in Lineo, with the marks of its viewfinder. */
export const frame = style({
  alignSelf: 'start',
  padding: vars.space.xs,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceInk,
  color: vars.color.onInk,
  '@media': {
    // Beside the item too.
    [from('phoneWide')]: { gridRow: '1 / span 2' },
    [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
  },
});
globalStyle(
  `${type}:has(> ${frame})`,
  responsive({
    base: { gridTemplateColumns: photoWidth },
    phoneWide: { gridTemplateColumns: widePhotoWidth },
  }),
);
export const view = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  '::after': viewfinder(`calc(-1 * ${vars.space.hair})`, vars.space.s),
});
export const words = style({ lineHeight: vars.leading.table });
/** A line of a checklist that asks it. */
export const item = style([
  ticked,
  {
    alignSelf: 'end',
    gridColumn: '1 / -1',
    paddingTop: vars.space.xs,
    borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
    fontSize: vars.text.small,
    fontWeight: vars.font.strong,
    '::before': { borderColor: vars.color.positive },
    '@media': { [from('phoneWide')]: { gridColumn: '-2' } },
  },
]);

/** Under all types: what is decided in each of them. */
export const strip = style([muted, { marginTop: vars.space.m, fontSize: vars.text.lead }]);
