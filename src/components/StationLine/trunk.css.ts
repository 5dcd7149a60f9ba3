import { createVar, style, type StyleRule } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

/*
 * The line that goes down the home page, section by section, made of boxes with a border on one or two
 * sides. On narrow screens it is a rail down the left; from laptops on it also turns, crosses the page,
 * and comes down at the right. It is decoration: the text beside it tells the same story.
 */

const { narrow } = vars.trunk;
const lineColor = createVar();

/** Its colour in all that is inside: amber is an alert, violet means that all is well. */
const coloured = (colour: string) => style({ vars: { [lineColor]: colour } });
export const colour = {
  amber: coloured(vars.color.attention),
  violet: coloured(vars.color.accentOnInk),
  faint: coloured(vars.color.borderOnInk),
  /** Violet by day. */
  day: coloured(vars.color.accent),
} as const;

/** Where the rail runs in a block as wide as the page, from its left or its right. */
const railPlace = `max(${vars.trunk.edge}, 50% - ${vars.size.content} / 2 - ${vars.trunk.out})`;

const straight = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  pointerEvents: 'none',
} as const;

/** On a section: the rail down its left, from its top to its bottom. */
export const rail = style({
  '::before': {
    ...straight,
    insetInlineStart: narrow.edge,
    borderInlineStart: `${narrow.width} solid ${lineColor}`,
  },
  '@media': {
    [from('tablet')]: {
      '::before': { insetInlineStart: railPlace, borderInlineStartWidth: vars.trunk.width },
    },
  },
});

/** The same, which from laptops on is down the right. */
export const railRight = style([
  rail,
  {
    '@media': {
      [from('laptop')]: {
        '::before': { insetInlineStart: 'auto', insetInlineEnd: railPlace },
      },
    },
  },
]);

/** A piece of line beside a text, in a block as wide as the text; where it is used it gets its height. */
export const piece = style(
  responsive({
    base: {
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${narrow.out})`,
      border: `0 solid ${lineColor}`,
      borderInlineStartWidth: narrow.width,
      pointerEvents: 'none',
    },
    tablet: {
      insetInlineStart: `calc(-1 * ${vars.trunk.out})`,
      borderInlineStartWidth: vars.trunk.width,
    },
  }),
);

const outside = `calc(-1 * ${vars.trunk.out})`;

/** A piece with a corner, from laptops on: where it is used it gets its other edges. */
const turned = (rule: StyleRule) =>
  style(
    responsive({
      base: {
        display: 'none',
        position: 'absolute',
        border: `0 solid ${lineColor}`,
        pointerEvents: 'none',
      },
      laptop: { display: 'block', ...rule },
    }),
  );
const { width, turn: radius } = vars.trunk;
export const turn = {
  /** Down the left, then across to the right. */
  acrossFromLeft: turned({
    insetInlineStart: outside,
    borderWidth: `0 0 ${width} ${width}`,
    borderBottomLeftRadius: radius,
  }),
  /** Across to the right, then down. */
  downAtRight: turned({
    insetInlineEnd: outside,
    borderWidth: `${width} ${width} 0 0`,
    borderTopRightRadius: radius,
  }),
  /** Down the right, then across to the left. */
  acrossFromRight: turned({
    insetInlineEnd: outside,
    borderWidth: `0 ${width} ${width} 0`,
    borderBottomRightRadius: radius,
  }),
  /** Across to the left, then down. */
  downAtLeft: turned({
    insetInlineStart: outside,
    borderWidth: `${width} 0 0 ${width}`,
    borderTopLeftRadius: radius,
  }),
  /** Straight across. */
  across: turned({ borderTopWidth: width }),
} as const;

/** A large ring on the line, around an icon. */
export const stop = style(
  responsive({
    base: {
      position: 'absolute',
      zIndex: 1,
      display: 'grid',
      placeItems: 'center',
      // Its middle is the middle of the line.
      insetInlineStart: `calc(-1 * ${narrow.out} + ${narrow.width} / 2)`,
      translate: '-50% 0',
      width: vars.space.l,
      height: vars.space.l,
      border: `${vars.size.line} solid ${lineColor}`,
      borderRadius: vars.radius.round,
      background: vars.color.surface,
      color: vars.color.accentStrong,
    },
    tablet: {
      insetInlineStart: `calc(-1 * ${vars.trunk.out} + ${vars.trunk.width} / 2)`,
      width: vars.size.control,
      height: vars.size.control,
      borderWidth: vars.size.bannerLine,
    },
  }),
);
