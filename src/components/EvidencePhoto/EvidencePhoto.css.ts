import { globalStyle, style } from '@vanilla-extract/css';
import { viewfinder } from '#styles/motifs/viewfinder.ts';
import { fill } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

const thumbnailWidth = '3.25rem';
const badgeSize = '1.625rem';
const smallBadgeSize = '1.25rem';

/** The photo in its frame, whose margin has room for the marks of a viewfinder around the picture. */
const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xxs,
  minWidth: 0,
  padding: vars.space.xs,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceInk,
  color: vars.color.onInk,
  '@media': {
    [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    // On paper the frame is white.
    [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
  },
});

export const view = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  '::after': viewfinder(`calc(-1 * ${vars.space.hair})`, vars.space.m),
});

export const root = {
  full: frame,
  // So small that marks and a frame would take the room of the picture.
  thumbnail: style({
    position: 'relative',
    flex: 'none',
    alignSelf: 'start',
    width: thumbnailWidth,
  }),
} as const;
globalStyle(`${root.thumbnail} > ${view}::after`, { content: 'none' });

export const picture = style([fill, { borderRadius: vars.space.hair }]);

/** A tick or a cross, which differ in shape and not only in colour. */
const badge = style({
  position: 'absolute',
  zIndex: 1,
  // On the corner, where it covers the frame and not what the photo shows.
  top: `calc(-1 * ${vars.size.mark})`,
  insetInlineEnd: `calc(-1 * ${vars.size.mark})`,
  width: badgeSize,
  height: badgeSize,
  border: `${vars.stroke.thin} solid ${vars.color.surface}`,
  borderRadius: vars.radius.round,
  fill: 'none',
  stroke: vars.color.surface,
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  forcedColorAdjust: 'none',
  selectors: {
    [`${root.thumbnail} &`]: {
      top: `calc(-1 * ${vars.space.nudge})`,
      insetInlineEnd: `calc(-1 * ${vars.space.nudge})`,
      width: smallBadgeSize,
      height: smallBadgeSize,
      strokeWidth: 3,
    },
  },
});
export const tick = style([badge, { background: vars.color.positive }]);
export const cross = style([badge, { background: vars.color.deviation }]);

/** The room for a point between two parts of a stamp. */
const between = '0.75rem';
/** In a frame narrower than 13 rem each part of a stamp has a line of its own, so that photos side by side look alike. */
const leastPart = 'clamp(0rem, (13rem - 100%) * 99, 100%)';
/** The parts of a stamp. A point that would begin a line is cut off. */
export const stamp = style({
  display: 'flex',
  flexWrap: 'wrap',
  // A branch's name may reach into the frame's margin before it breaks.
  marginInline: `calc(-1 * ${between}) calc(-1 * ${vars.space.xxs})`,
  clipPath: `inset(0 0 0 ${between})`,
  fontSize: vars.text.tiny,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});
export const part = style({
  position: 'relative',
  minWidth: leastPart,
  paddingInlineStart: between,
});
/** The moment has a line of its own. */
export const moment = style({ flexBasis: '100%', fontWeight: vars.font.strong });
export const point = style({
  position: 'absolute',
  insetInlineStart: 0,
  width: between,
  textAlign: 'center',
});
