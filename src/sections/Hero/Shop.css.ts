import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { strong } from '#styles/typography.css.ts';
import { hide, show } from './states.css.ts';
import { between, inTurn, timeline } from './timeline.ts';

const { trunk } = vars;
const { narrow } = trunk;

const shopWidth = '10rem';
const shopWidthTablet = '17rem';
const shopWidthWide = '22.75rem';
const stationSize = '1rem';
/** From the top of the tag to where her line comes in on a phone. */
const tagMiddle = '1.5rem';
/** From the pavement down to where the line meets the board on a phone. */
const reach = '5.5rem';
/** In the drawing's own units. */
const letterSize = '29px';
const digitSize = '30px';

/** The position of the phone in the drawing, from its right and from its ground, as shares of its width. */
const PHONE = { fromRight: 0.21, up: 0.29 };
/** The margins of the parts over the phone, in a shop of at most this width. */
const sentUp = (width: string) => ({
  marginBottom: `calc(min(100%, ${width}) * ${PHONE.up})`,
  marginInlineEnd: `calc(min(100%, ${width}) * ${PHONE.fromRight} - ${trunk.width} / 2)`,
});

/** Above the shop on wide screens; on a phone at its right, where the line joins the two. */
export const root = style(
  responsive(
    {
      base: {
        position: 'relative',
        gridArea: 'street / in / auto / out',
        display: 'grid',
        gridTemplateColumns: `minmax(0, ${shopWidth}) ${vars.space.m} auto 1fr`,
        gridTemplateRows: 'auto 1fr',
        // As high as the tag with the chat under it.
        minHeight: shopWidth,
        paddingTop: vars.space.xxs,
      },
      tablet: {
        gridColumnEnd: 'gap',
        gridTemplateColumns: '1fr',
        gridTemplateRows: `auto minmax(${vars.space.m}, 1fr) auto`,
        justifyItems: 'end',
      },
      desktop: { gridArea: 'invitation / shop / control / gap', paddingTop: vars.space.xl },
    },
    {
      [when.coloursAreForced]: {
        forcedColorAdjust: 'none',
        borderRadius: vars.radius.panel,
        background: vars.color.surfaceInk,
      },
    },
  ),
);

const glowing = keyframes({ '10%, 50%, 90%': { opacity: 1 }, '30%, 70%': { opacity: 0.4 } });
/**
 * The alert grows along a piece of line and stays until the repair. It grows up the first piece while the next piece
 * waits.
 */
const runsUp = [
  keyframes({
    from: { opacity: 1, clipPath: 'inset(100% 0 0)' },
    to: { opacity: 1, clipPath: 'inset(0)' },
  }),
  keyframes({ '0%, 100%': { opacity: 1 } }),
] as const;
const runAcross = keyframes({
  from: { opacity: 1, scale: '0 1' },
  '12%, 100%': { opacity: 1, scale: '1' },
});

const piece = style({
  background: vars.color.accentOnInk,
});
export const alertAcross = style([
  {
    position: 'absolute',
    inset: 0,
    background: vars.color.attention,
    transformOrigin: '0 0',
    // Like the line that it is a part of, it is calm before the alert and after the repair.
    opacity: 0,
  },
  between(runAcross, timeline.leaves, timeline.repaired),
]);

/** The station at the supervisor's phone, where the line begins. */
const station = {
  content: '',
  position: 'absolute',
  top: `calc(100% - ${stationSize})`,
  insetInlineStart: `calc(-1 * (${narrow.width} + ${stationSize}) / 2)`,
  width: stationSize,
  height: stationSize,
  border: `${vars.size.line} solid ${vars.color.surfaceInk}`,
  borderRadius: vars.radius.round,
  background: vars.color.onInk,
} as const;
/** From the supervisor's phone up to the tag: over it on wide screens, on a phone at its right. */
export const sent = style(
  responsive({
    base: {
      position: 'relative',
      gridArea: '1 / 1 / 3',
      marginTop: `calc(${vars.space.xs} + ${tagMiddle})`,
      marginBottom: `calc(100% * ${PHONE.up})`,
      marginInline: `calc(100% * ${1 - PHONE.fromRight} - ${narrow.width} / 2) calc(-1 * ${vars.space.m})`,
      border: `solid ${vars.color.accentOnInk}`,
      borderWidth: `${narrow.width} 0 0 ${narrow.width}`,
      borderStartStartRadius: vars.radius.card,
      '::after': station,
    },
    tablet: {
      ...sentUp(shopWidthTablet),
      '::after': {
        scale: '1.25',
        insetInlineStart: `calc(-1 * (${trunk.width} + ${stationSize}) / 2)`,
      },
      gridArea: '2 / 1 / 4',
      justifySelf: 'end',
      marginTop: 0,
      marginInlineStart: 0,
      borderWidth: `0 0 0 ${trunk.width}`,
      borderRadius: 0,
    },
    desktop: sentUp(shopWidthWide),
  }),
);
export const alertUp = style([
  responsive({
    base: {
      position: 'absolute',
      inset: `calc(-1 * ${narrow.width}) 0 0 calc(-1 * ${narrow.width})`,
      border: 'inherit',
      borderColor: vars.color.attention,
      borderRadius: 'inherit',
      opacity: 0,
    },
    tablet: { inset: `0 0 0 calc(-1 * ${trunk.width})` },
  }),
  inTurn(runsUp, timeline.found, timeline.leaves, timeline.repaired),
]);
/** To the board: from the tag, or on a phone from the line below. */
export const link = style([
  piece,
  responsive({
    base: {
      position: 'absolute',
      insetInlineStart: `calc(${narrow.edge} - ${vars.space.gutter})`,
      top: `calc(100% + ${reach})`,
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
    tablet: { gridArea: '3 / 1', maxWidth: shopWidthTablet },
    desktop: { maxWidth: shopWidthWide },
  }),
);
/** A lamp at the left, for which a phone has no room. */
export const lamp = style(responsive({ base: { display: 'none' }, tablet: { display: 'inline' } }));
export const sign = style([
  strong,
  { fill: vars.color.surface, fontSize: letterSize, textAnchor: 'middle' },
]);
const digits = style([strong, { fontSize: digitSize, textAnchor: 'middle' }]);
export const display = style([
  digits,
  { fill: vars.color.attention, visibility: 'hidden' },
  between(show, timeline.found, timeline.repaired),
]);
export const displayCold = style([
  digits,
  { fill: vars.color.surface },
  between(hide, timeline.found, timeline.repaired),
]);
export const glow = style([{ opacity: 0 }, between(glowing, timeline.found, timeline.repaired)]);
