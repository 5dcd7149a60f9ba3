import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when, whileScrolling } from '#styles/responsive.ts';
import { sky } from '#styles/tokens.ts';

const { accent, accentOnInk } = vars.color;
const DAWN = '--dawn';
/** Everything is a part of the height of the view. */
const share = (part: number) => `calc(${part} * ${vars.size.dawn})`;

/** The line, over the city, turns from the violet of the night to that of the day. */
export const root = style({ paddingBottom: 0, '::before': { opacity: 0.35 } });
globalStyle(`${root}::before, ${root}::after`, {
  zIndex: 1,
  borderImage: `linear-gradient(${accentOnInk} 30%, ${accent} 70%) 1`,
});
/** The city, from edge to edge, which fades into the morning below. */
export const view = style([
  responsive({
    base: {
      position: 'relative',
      height: vars.size.dawn,
      marginTop: vars.space.xl,
      marginInline: `calc(-1 * ${vars.trunk.space}) calc(-1 * ${vars.space.gutter})`,
    },
    tablet: { marginInline: 'calc(50% - 50vw)' },
  }),
  whileScrolling({ viewTimelineName: DAWN }),
  { '@media': { [when.printing]: { display: 'none' } } },
]);
const rise = keyframes({ from: { transform: 'translateY(55%)' } });
const disc = { content: '', position: 'absolute', borderRadius: vars.radius.round } as const;
/** What came down all night as an alert rises as the sun. */
export const sun = style([
  {
    position: 'absolute',
    insetInline: 0,
    bottom: '38%',
    width: share(0.5),
    aspectRatio: '1',
    marginInline: 'auto',
    '::before': {
      ...disc,
      // Its light stays below the text.
      inset: share(-0.18),
      background: `radial-gradient(closest-side, ${vars.color.surface} 74%, ${sky.day.morning} 0)`,
      opacity: 0.35,
    },
    '::after': {
      ...disc,
      inset: 0,
      border: `${share(0.03)} solid ${vars.color.surface}`,
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
export const city = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: '58%',
});
