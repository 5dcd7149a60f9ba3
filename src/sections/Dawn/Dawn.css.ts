import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when, whileScrolling } from '#styles/responsive.ts';

const { accent, accentOnInk } = vars.color;
const DAWN = '--dawn';
/** Everything is a part of the height of the view. */
const share = (part: number) => `calc(${part} * ${vars.size.dawn})`;

/** The line turns from the violet of the night to that of the day. */
export const root = style({
  paddingBottom: 0,
  '::before': { display: 'none' },
  '::after': { borderImage: `linear-gradient(${accentOnInk} 30%, ${accent} 70%) 1` },
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
/** What came down all night as an alert rises as the sun. */
export const sun = style([
  {
    position: 'absolute',
    insetInline: 0,
    bottom: '22%',
    width: share(0.5),
    aspectRatio: '1',
    marginInline: 'auto',
    borderRadius: vars.radius.round,
    background: vars.color.attention,
    // Its light stays below the text.
    boxShadow: `0 0 0 ${share(0.03)} ${vars.color.surface}, 0 0 0 ${share(0.13)} rgb(255 255 255 / 0.35), 0 0 0 ${share(0.26)} rgb(255 231 224 / 0.3)`,
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
