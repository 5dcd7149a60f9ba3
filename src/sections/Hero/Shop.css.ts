import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { strong } from '#styles/text.css.ts';
import { appear, vanish } from './states.css.ts';
import * as heroSizes from './sizes.css.ts';
import { between, timeline } from './timeline.ts';

const { trunk } = vars;
const { narrow } = trunk;

/** Over the shop on wide screens, at its right on a phone, where the line joins them. */
export const root = style(
  responsive(
    {
      base: {
        position: 'relative',
        gridArea: '3 / in / auto / out',
        display: 'grid',
        gridTemplateColumns: `minmax(0, ${heroSizes.shop}) ${vars.space.m} auto 1fr`,
        gridTemplateRows: 'auto 1fr',
        // As high as the tag and, under it, the chat.
        minHeight: heroSizes.shop,
        paddingTop: vars.space.s,
      },
      tablet: {
        gridColumnEnd: 'gap',
        gridTemplateColumns: '1fr',
        gridTemplateRows: `auto minmax(${vars.space.m}, 1fr) auto`,
        justifyItems: 'end',
      },
      desktop: { gridArea: '2 / shop / 5 / gap', paddingTop: vars.space.xl },
    },
    { [when.coloursAreForced]: { forcedColorAdjust: 'none', background: vars.color.surfaceInk } },
  ),
);

const warn = keyframes({
  '8%, 100%': { borderColor: vars.color.attention },
  '4%': { borderColor: vars.color.attention, scale: '1.12' },
});
const glowing = keyframes({ '10%, 50%, 90%': { opacity: 1 }, '30%, 70%': { opacity: 0.4 } });
/** The alert grows along a piece of line, and stays until the repair. */
const runUp = keyframes({
  from: { opacity: 1, scale: '1 0' },
  '12%, 100%': { opacity: 1, scale: '1' },
});
const runAcross = keyframes({
  from: { opacity: 1, scale: '0 1' },
  '12%, 100%': { opacity: 1, scale: '1' },
});

export const tag = style([
  responsive({
    base: {
      gridArea: '1 / 3',
      position: 'relative',
      // Over the pieces of line that meet it, while it grows too.
      zIndex: 1,
      alignSelf: 'start',
      marginTop: vars.space.xs,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xs,
      padding: `${vars.space.xxs} ${vars.space.s} ${vars.space.xxs} ${vars.space.xs}`,
      border: `${vars.stroke.ring} solid ${vars.color.accentOnInk}`,
      borderRadius: vars.radius.card,
      background: vars.color.surfaceInkRaised,
      fontSize: vars.text.small,
      lineHeight: vars.leading.tight,
      whiteSpace: 'nowrap',
    },
    tablet: { gridArea: '1 / 1', marginTop: 0, fontSize: vars.text.body },
  }),
  between(warn, timeline.found, timeline.repaired),
]);
export const mark = style(
  responsive({
    base: { width: vars.space.m, height: 'auto' },
    desktop: { width: vars.space.l },
  }),
);
export const readings = style([strong, { display: 'grid', fontSize: vars.text.title }]);
const reading = style({ gridArea: '1 / 1' });
export const tooHigh = style([
  reading,
  { color: vars.color.attention, visibility: 'hidden' },
  between(appear, timeline.found, timeline.repaired),
]);
export const cold = style([reading, between(vanish, timeline.found, timeline.repaired)]);

const piece = style({
  background: vars.color.accentOnInk,
});
const alert = style({
  position: 'absolute',
  inset: 0,
  background: vars.color.attention,
  opacity: 0,
});
export const alertUp = style([
  alert,
  { transformOrigin: '0 100%' },
  between(runUp, timeline.found, timeline.repaired),
]);
export const alertAcross = style([
  alert,
  { transformOrigin: '0 0' },
  between(runAcross, timeline.leaves, timeline.repaired),
]);

/** From the shop to the tag. */
export const stem = style([
  piece,
  responsive({
    base: {
      gridArea: '1 / 2',
      position: 'relative',
      alignSelf: 'center',
      height: narrow.width,
      marginInlineStart: `calc(-1 * ${vars.space.m})`,
      marginTop: vars.space.xs,
    },
    tablet: {
      gridArea: '2 / 1',
      alignSelf: 'stretch',
      width: trunk.width,
      height: 'auto',
      marginTop: 0,
      marginInlineEnd: vars.space.xxl,
    },
  }),
]);
/** To the board: from the tag, or on a phone from the line below. */
export const link = style([
  piece,
  responsive({
    base: {
      position: 'absolute',
      insetInlineStart: `calc(${narrow.edge} - ${vars.space.gutter})`,
      top: `calc(100% + ${heroSizes.reach})`,
      width: vars.space.xl,
      height: narrow.width,
    },
    tablet: {
      gridArea: '1 / 1',
      position: 'relative',
      inset: 'auto',
      alignSelf: 'center',
      width: vars.space.l,
      height: trunk.width,
      marginInlineEnd: `calc(-1 * ${vars.space.l})`,
    },
    desktop: {
      width: vars.space.xl,
      marginInlineEnd: `calc(-1 * ${vars.space.xl})`,
    },
  }),
]);

export const shop = style(
  responsive({
    base: { gridArea: '1 / 1 / 3', width: '100%', alignSelf: 'end', overflow: 'visible' },
    tablet: { gridArea: '3 / 1', maxWidth: heroSizes.shopTablet },
    desktop: { maxWidth: heroSizes.shopWide },
  }),
);
/** A lamp at the left, for which a phone has no room. */
export const lamp = style(responsive({ base: { display: 'none' }, tablet: { display: 'inline' } }));
export const sign = style([
  strong,
  { fill: vars.color.surface, fontSize: heroSizes.letters, textAnchor: 'middle' },
]);
const digits = style([strong, { fontSize: heroSizes.digits, textAnchor: 'middle' }]);
export const display = style([
  digits,
  { fill: vars.color.attention, visibility: 'hidden' },
  between(appear, timeline.found, timeline.repaired),
]);
export const displayCold = style([
  digits,
  { fill: vars.color.surface },
  between(vanish, timeline.found, timeline.repaired),
]);
export const glow = style([{ opacity: 0 }, between(glowing, timeline.found, timeline.repaired)]);
