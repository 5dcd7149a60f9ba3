import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when, whileScrolling } from '#styles/responsive.ts';
import { lineFade } from './lineFade.ts';

// The line that goes down the home page, made of boxes with a border on one or two sides: .github/styles.md draws it.
// Each piece is a faint track and, over it, the line. Where motion is welcome and the browser has scroll-driven
// animations, the line is drawn as it passes the middle of the screen; elsewhere it is whole.

const TRUNK = '--trunk';
/** How far the uncovered area reaches beyond a piece's box, so that what overflows the box is shown too. */
const around = '-1rem';
/** Covers a piece; 100 % would leave a hairline at its edge. */
const whole = 'calc(100% + 2px)';
/** How far the page is scrolled while a piece across it is drawn, and while a station appears. */
const crossed = '9rem';
const arriving = '4rem';
const none = '0rem';
const { narrow, width, turn: radius } = vars.trunk;
export const lineColor = createVar();
export const trackColor = createVar();

/** The colour of all pieces inside: amber is an alert, violet means that all is well. */
const coloured = (line: string, track: string) =>
  style({ vars: { [lineColor]: line, [trackColor]: track } });
export const colour = {
  amber: coloured(vars.color.attention, vars.color.accentGlow),
  violet: coloured(vars.color.accentOnInk, vars.color.accentGlow),
  faint: coloured(vars.color.borderOnInk, vars.color.borderOnInk),
  day: coloured(vars.color.accent, vars.color.accentOnInk),
} as const;

/** The keyframes that uncover a piece, with the parts of it that are outside its box. */
const covered = (clipPath: string) =>
  keyframes({ from: { clipPath }, to: { clipPath: `inset(${around})` } });
const down = covered(`inset(${around} ${around} ${whole})`);
const rightwards = covered(`inset(${around} ${whole} ${around} ${around})`);
/**
 * A straight piece grows instead. That costs no painting, so that scrolling stays smooth on a slow phone, where all
 * pieces of the line are straight.
 */
const grow = {
  down: { animationName: keyframes({ from: { transform: 'scaleY(0)' } }), transformOrigin: 'top' },
  across: keyframes({ from: { transform: 'scaleX(0)' } }),
} as const;

/** The animation's progress is the share of a piece that has scrolled past the middle of the screen. */
const timed = { viewTimelineName: TRUNK, viewTimelineInset: '50%' };
const drawn = {
  ...grow.down,
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
  animationTimeline: TRUNK,
  animationRange: 'cover',
};
/**
 * Where the drawing of a piece that crosses the page begins and ends, as distances scrolled since the line came down to
 * it. In a row of several pieces, each begins where the one before it ends.
 */
export const drawStart = createVar();
export const drawEnd = createVar();
const beginning = fallbackVar(drawStart, none);
const ending = fallbackVar(drawEnd, crossed);
const CROSSING = `cover ${beginning} cover ${ending}`;

/**
 * A drawing in place of a line. It is uncovered like the line: downwards on narrow screens, to the right on wide
 * ones.
 */
export const uncovered = style([
  whileScrolling({ ...timed, ...drawn, animationName: down }),
  {
    '@media': {
      [`${from('laptop')} and ${when.motionIsWelcome}`]: {
        '@supports': {
          '(animation-timeline: view())': { animationName: rightwards, animationRange: CROSSING },
        },
      },
    },
  },
]);

/** The line itself: one or two parts over the track, which has the same borders. */
const part = {
  content: '',
  position: 'absolute',
  border: `0 solid ${lineColor}`,
  pointerEvents: 'none',
} as const;
const line = style([
  { '::before': part, '::after': part },
  whileScrolling({ ...timed, '::before': drawn, '::after': drawn }),
]);

/** How far the rail is from the left or the right of a block that is as wide as the page. */
const railPlace = `max(${vars.trunk.edge}, 50% - ${vars.size.content} / 2 - ${vars.trunk.out})`;
const strip = {
  insetBlock: 0,
  insetInlineStart: narrow.edge,
  borderInlineStartWidth: narrow.width,
};
const wideStrip = { insetInlineStart: railPlace, borderInlineStartWidth: width };
const rightStrip = { insetInlineStart: 'auto', insetInlineEnd: railPlace };

/** On a section: the rail down its left, from its top to its bottom. */
export const rail = style([
  line,
  {
    '::before': { ...strip, borderColor: trackColor },
    '::after': strip,
    '@media': { [from('tablet')]: { '::before': wideStrip, '::after': wideStrip } },
  },
  whileScrolling({ '::before': { animationName: 'none' } }),
]);
/** The same rail, but from laptops on at the right. */
export const railRight = style([
  rail,
  { '@media': { [from('laptop')]: { '::before': rightStrip, '::after': rightStrip } } },
]);

/** On a section: the first screen's line comes down into it and fades here into the section's own line. */
export const continuesLine = style([
  { position: 'relative' },
  lineFade('::before', vars.color.accentOnInk, 'transparent'),
  responsive({
    base: {
      '::before': { zIndex: 1, top: 0, insetInlineStart: narrow.edge, width: narrow.width },
    },
    tablet: { '::before': { insetInlineStart: railPlace, width } },
  }),
]);

const outside = `calc(-1 * ${vars.trunk.out})`;
const over = `calc(-1 * ${width})`;
const track = style([
  line,
  { position: 'absolute', border: `0 solid ${trackColor}`, pointerEvents: 'none' },
]);

/** A straight piece beside a text, in a block as wide as the text. The style that uses it sets its height. */
export const piece = style([
  track,
  responsive({
    base: {
      insetInlineStart: `calc(-1 * ${narrow.out})`,
      borderInlineStartWidth: narrow.width,
      '::before': {
        insetBlock: 0,
        insetInlineStart: `calc(-1 * ${narrow.width})`,
        borderInlineStartWidth: narrow.width,
      },
    },
    tablet: {
      insetInlineStart: outside,
      borderInlineStartWidth: width,
      '::before': { insetInlineStart: over, borderInlineStartWidth: width },
    },
  }),
]);

/** A piece that narrow screens leave out, because they have no room for it. */
const wide = style([track, { '@media': { [below('laptop')]: { display: 'none' } } }]);

/**
 * A piece with a corner, from laptops on. The style that uses it sets its other edges. Two parts lie over its track:
 * the way down with the corner, and the rest of the way across.
 */
const turned = (near: 'left' | 'right', isDownFirst: boolean) => {
  const isLeft = near === 'left';
  const far = isLeft ? 'right' : 'left';
  const edge = isDownFirst ? 'bottom' : 'top';
  const shape = {
    borderWidth: `${isDownFirst ? 0 : width} ${isLeft ? 0 : width} ${isDownFirst ? width : 0} ${isLeft ? width : 0}`,
    [`border${isDownFirst ? 'Bottom' : 'Top'}${isLeft ? 'Left' : 'Right'}Radius`]: radius,
  };
  return style([
    wide,
    {
      [near]: outside,
      ...shape,
      '::before': {
        ...shape,
        [isDownFirst ? 'top' : 'bottom']: 0,
        [edge]: over,
        [near]: over,
        width: `calc(${radius} + ${width})`,
      },
      '::after': {
        [edge]: over,
        [near]: radius,
        [far]: 0,
        borderTopWidth: width,
      },
    },
    whileScrolling({
      '::before': {
        animationName: down,
        ...(isDownFirst ? {} : { animationRange: `cover ${crossed} cover 100%` }),
      },
      '::after': {
        animationName: grow.across,
        // The way across grows from the corner, or towards it.
        transformOrigin: isDownFirst ? near : far,
        animationRange: isDownFirst
          ? `cover calc(100% + ${beginning}) cover calc(100% + ${ending})`
          : CROSSING,
      },
    }),
  ]);
};
export const turn = {
  /** Down the left, then across to the right. */
  acrossFromLeft: turned('left', true),
  /** Across to the right, then down. */
  downAtRight: turned('right', false),
  /** Down the right, then across to the left. */
  acrossFromRight: turned('right', true),
  /** Across to the left, then down. */
  downAtLeft: turned('left', false),
} as const;

/** A straight piece across, from laptops on. The style that uses it sets its two ends. */
const straight = (transformOrigin: 'left' | 'right') =>
  style([
    wide,
    {
      borderTopWidth: width,
      '::before': { insetInline: 0, top: over, borderTopWidth: width },
    },
    whileScrolling({
      '::before': {
        animationName: grow.across,
        transformOrigin,
        animationRange: CROSSING,
      },
    }),
  ]);
export const across = { toTheRight: straight('left'), toTheLeft: straight('right') } as const;

const arrive = keyframes({ from: { transform: 'scale(0.75)' } });

/** A large ring on the line, around an icon, at the left of a text. */
export const station = style([
  responsive({
    base: {
      position: 'absolute',
      zIndex: 1,
      display: 'grid',
      placeItems: 'center',
      // Its middle is on the middle of the line.
      insetInlineStart: `calc(-1 * ${narrow.out} + ${narrow.width} / 2)`,
      translate: '-50% 0',
      width: vars.space.l,
      height: vars.space.l,
      border: `${vars.stroke.ring} solid ${fallbackVar(lineColor, 'currentColor')}`,
      borderRadius: vars.radius.round,
      background: vars.color.surface,
      color: vars.color.accentStrong,
    },
    tablet: {
      insetInlineStart: `calc(-1 * ${vars.trunk.out} + ${width} / 2)`,
      width: vars.size.control,
      height: vars.size.control,
      borderWidth: vars.size.bannerLine,
    },
    // From laptops on it stands where its text begins.
    laptop: { insetInlineStart: 0, translate: 'none' },
  }),
  whileScrolling({
    ...timed,
    ...drawn,
    animationName: arrive,
    transformOrigin: 'center',
    animationRange: `cover calc(-1 * ${arriving}) cover 0%`,
  }),
]);
