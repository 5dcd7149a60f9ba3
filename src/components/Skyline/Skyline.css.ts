import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when, whileScrolling } from '#styles/responsive.ts';
import { sky } from '#styles/tokens.ts';

/** What the place of the view decides. */
export const variables = {
  /** The height of the whole view. */
  size: createVar(),
  /** The height of the sun's lower edge above the ground. */
  altitude: createVar(),
  /** The middle of the sun, from the left; without it in the middle of the view. */
  middle: createVar(),
  /** The height of the buildings, for what stands on their roofs: not to be changed. */
  buildings: createVar(),
};
const buildingsHeight = '58%';

const DAWN = '--dawn';
/** A length as a share of the height of the view. */
const share = (part: number) => `calc(${part} * ${variables.size})`;

export const root = style([
  { height: variables.size, vars: { [variables.buildings]: buildingsHeight } },
  whileScrolling({ viewTimelineName: DAWN }),
  { '@media': { [when.printing]: { display: 'none' } } },
]);

const rise = keyframes({ from: { transform: 'translateY(55%)' } });
const disc = { content: '', position: 'absolute', borderRadius: vars.radius.round } as const;
/** The sun, which rises as the page is scrolled. The home page's line ends in it. */
export const sun = style([
  {
    position: 'absolute',
    insetInlineStart: fallbackVar(variables.middle, '50%'),
    bottom: variables.altitude,
    width: share(0.5),
    aspectRatio: '1',
    translate: '-50% 0',
    '::before': {
      ...disc,
      // Its light stays below the text.
      inset: share(-0.18),
      background: `radial-gradient(closest-side, ${sky.day.morning} 74%, ${sky.day.morning}80 0)`,
      opacity: 0.45,
    },
    '::after': {
      ...disc,
      inset: 0,
      background: vars.color.attention,
    },
  },
  whileScrolling({
    animationName: rise,
    animationTimingFunction: 'linear',
    animationFillMode: 'both',
    animationTimeline: DAWN,
    animationRange: 'entry 0% cover 55%',
  }),
]);
export const buildings = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: variables.buildings,
});
