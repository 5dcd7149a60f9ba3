import { createVar, globalStyle, style } from '@vanilla-extract/css';
import * as screen from '#styles/screens/screen.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { ink } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { heading, plainNumber, strong, title } from '#styles/typography.css.ts';
import { sky } from '#styles/tokens.ts';

const hourSize = 'clamp(3.5rem, 2.5rem + 4vw, 5.5rem)';
const signSize = 30;

/** The phone, and its distance from the edge where the line is. */
const phoneWidth = '20rem';
const beside = '4rem';
const edge = vars.trunk.space;
/** On a phone, from the edge of the screen to the line, and under the street: the owner, and how deep the line comes in. */
const lineEdge = '0.875rem';
const aboveDevice = '19rem';
const comesIn = '24rem';

const fullSize = '0.0625rem';
const larger = '0.072rem';
/**
 * How large one px of the street's drawing is. It hangs at the lower right corner of its place, so that all that lies
 * over it is at a known distance from there, in px of the drawing.
 */
const unit = createVar();
const lineWidth = createVar();
/** On a phone the line comes down here, beside the shop. */
const besideShop = createVar();
const roomForLine = '1.75rem';
const noRoom = '0rem';
const px = (count: number) => `calc(${count} * ${unit})`;
const drawing = { width: 1700, height: 640 };
/** The room at the right: where its lamp and its owner are, and how high the ground of both places is. */
const room = { width: 1500, height: 1000, lamp: 430, owner: 485 };
const ground = 40;
/** What a phone shows of the street: from the line beside the shop to the manager. */
const seenOnPhone = 660;
/** From the corner: the manager's phone, the middle of the sign, and the line over the roof. */
const hand = { x: 514, y: 214 };
const signPlace = { x: 255, y: 377 };
const overRoof = 462;
const aboveStreet = 500;

/** Two places side by side, the street and a kitchen; on a phone one under the other. */
export const root = style([
  ink,
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      overflowX: 'clip',
      vars: {
        [unit]: `calc(100vw / ${seenOnPhone})`,
        [lineWidth]: vars.trunk.narrow.width,
        [besideShop]: roomForLine,
      },
    },
    phoneWide: { vars: { [unit]: fullSize, [besideShop]: noRoom } },
    desktop: {
      gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)',
      vars: { [lineWidth]: vars.trunk.width },
    },
    wide: { vars: { [unit]: larger } },
  }),
]);

const { accent, accentStrong, accentGlow, surfaceInk } = vars.color;
const dusk = [
  `${surfaceInk} ${px(40)}`,
  `${sky.horizon} 0`,
  `${accentGlow} ${px(230)}`,
  `${accent} ${px(340)}`,
  `${accentStrong} ${px(440)}`,
  `${sky.night.dusk} ${px(620)}`,
  `${sky.night.late} ${px(860)}`,
];
export const street = style({
  position: 'relative',
  zIndex: 1,
  paddingBottom: px(aboveStreet),
  // At the left only: the line leaves it at the right and below.
  clipPath: 'inset(0 -100vw -100vh 0)',
  background: `linear-gradient(to top, ${dusk.join(', ')})`,
  '@media': { [when.printing]: { paddingBottom: 0, background: 'none' } },
});
const atCorner = (x: number, y: number) =>
  ({
    position: 'absolute',
    insetInlineEnd: `calc(${px(x)} + ${besideShop})`,
    bottom: px(y),
  }) as const;
const onScreen = { '@media': { [when.printing]: { display: 'none' } } } as const;
/** The street is cut off at the left, by the edge of the screen. */
export const shop = style([
  {
    ...atCorner(0, 0),
    width: px(drawing.width),
    maxWidth: 'none',
    height: px(drawing.height),
  },
  onScreen,
]);
export const sign = style([
  strong,
  {
    ...atCorner(signPlace.x, signPlace.y),
    fontSize: px(signSize),
    lineHeight: 1,
    whiteSpace: 'nowrap',
    translate: '50% 50%',
  },
  onScreen,
]);

export const words = style(
  responsive({
    base: { position: 'relative', padding: `${vars.space.l} ${vars.space.gutter} 0` },
    tablet: { paddingInline: vars.space.rail },
    desktop: {
      paddingInlineEnd: vars.space.m,
      paddingInlineStart: `max(${vars.space.rail}, (100vw - ${vars.size.content}) / 2)`,
    },
  }),
);
export const minute = style([title, { maxWidth: 'none', textWrap: 'balance' }]);
/** Over the sentence, the one large thing in the scene. */
export const hour = style({
  display: 'block',
  color: vars.color.attention,
  fontSize: hourSize,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  '@media': { [when.coloursAreForced]: plainNumber, [when.printing]: { color: 'inherit' } },
});
/** How long it took, which is another matter than that minute. */
export const result = style([
  heading,
  strong,
  { maxWidth: vars.measure.text, marginTop: vars.space.m, textWrap: 'pretty' },
]);
export const between = style({
  maxWidth: vars.measure.text,
  marginTop: vars.space.hair,
  textWrap: 'balance',
});
export const action = style({ marginTop: vars.space.m });

const lineColor = vars.color.attention;
const stroke = `${lineWidth} solid ${lineColor}`;
/** The middle of the line is where its place is said to be. */
const half = `${lineWidth} / 2`;
const station = {
  content: '',
  position: 'absolute',
  width: vars.size.checkbox,
  height: vars.size.checkbox,
  border: `${vars.stroke.ring} solid ${surfaceInk}`,
  borderRadius: vars.radius.round,
} as const;
const topOfLine = `calc(${px(overRoof)} - ${half})`;
/** From the manager's phone up and over the roof; on wide screens on to the other phone. */
export const sent = style([
  responsive({
    base: {
      position: 'absolute',
      insetInlineEnd: edge,
      bottom: px(hand.y),
      width: `calc(${px(hand.x)} + ${besideShop} - ${edge} + ${half})`,
      height: `calc(${px(overRoof - hand.y)} + ${half})`,
      borderTop: stroke,
      borderInlineStart: stroke,
      borderStartStartRadius: vars.trunk.narrow.turn,
      '::before': {
        ...station,
        bottom: `calc(-1 * ${vars.size.checkbox} / 2)`,
        insetInlineStart: `calc(-1 * (${vars.size.checkbox} + ${lineWidth}) / 2)`,
        background: vars.color.surface,
      },
    },
    desktop: {
      insetInlineEnd: `calc(-1 * ${beside})`,
      width: `calc(${px(hand.x)} + ${beside} + ${half})`,
      borderStartStartRadius: vars.trunk.turn,
    },
  }),
  onScreen,
]);
/** On a phone, from there down the right edge to the other phone. */
export const received = style([
  responsive({
    base: {
      position: 'absolute',
      insetInlineEnd: lineEdge,
      bottom: `calc(-1 * ${comesIn})`,
      width: `calc(${edge} - ${lineEdge})`,
      height: `calc(${px(overRoof)} + ${half} + ${comesIn})`,
      border: stroke,
      borderInlineStart: 0,
      borderStartEndRadius: vars.trunk.narrow.turn,
      borderEndEndRadius: vars.trunk.narrow.turn,
    },
    desktop: {
      insetInlineEnd: `calc(-1 * ${beside} - ${vars.size.checkbox} / 2)`,
      bottom: topOfLine,
      width: 0,
      height: lineWidth,
      border: 0,
      '::before': {
        ...station,
        top: '50%',
        insetInlineEnd: 0,
        background: lineColor,
        translate: '0 -50%',
      },
    },
  }),
  onScreen,
]);

export const home = style(
  responsive(
    {
      base: {
        position: 'relative',
        overflow: 'clip',
        padding: `${aboveDevice} ${edge} ${vars.space.xl}`,
      },
      phoneWide: { paddingTop: vars.space.xl, paddingInlineStart: vars.space.gutter },
      desktop: {
        display: 'grid',
        alignItems: 'end',
        padding: `${vars.space.xl} ${beside} ${px(ground)}`,
      },
    },
    { [when.printing]: { padding: vars.space.m } },
  ),
);
/** As large as the street, and on the same ground. On a phone the owner's head is over the device that he looks at. */
export const kitchen = style([
  {
    position: 'absolute',
    width: px(room.width),
    maxWidth: 'none',
    height: px(room.height),
  },
  responsive({
    base: {
      top: `calc(-1 * ${px(room.lamp)})`,
      // A little left of the middle, so that the line passes beside the plant.
      insetInlineStart: `calc(44% - ${px(room.owner)})`,
    },
    phoneWide: { top: 'auto', bottom: 0, insetInlineStart: `calc(30% - ${px(room.owner)})` },
    desktop: { insetInlineStart: 0 },
  }),
  onScreen,
]);
export const phone = style({
  position: 'relative',
  width: `min(100%, ${phoneWidth})`,
  marginInlineStart: 'auto',
  '@media': { [from('desktop')]: { marginInlineStart: 0 } },
});
export const bar = style([screen.bar, { padding: `${vars.space.xxs} ${vars.space.s}` }]);
/** Its photo, what it was about and how it stands. */
export const task = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.s,
});
/** What it was about. */
export const name = style([heading, { textWrap: 'balance' }]);
/** Where and by whom, and its state. */
export const line = style([screen.spread, { alignItems: 'center' }]);
/** The verdict is on the lower edge of the picture, where it covers nothing. */
globalStyle(`${task} figure svg`, { top: 'auto', bottom: `calc(-1 * ${vars.space.xs})` });
/** Who will verify it. */
export const check = style([screen.foot, screen.muted, { textWrap: 'balance' }]);
