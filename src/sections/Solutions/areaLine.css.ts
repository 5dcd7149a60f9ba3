import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { ring } from '#styles/layouts.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when, whereverScrolled, whileScrolling } from '#styles/responsive.ts';

// The line that goes down through the bands, from station to station. Where motion is welcome and the browser has
// scroll-driven animations, each piece is drawn as it passes the middle of the screen; elsewhere it is whole.

/** The space above and below the contents of a band. A band's station stands that far below its top. */
const narrow = vars.space.l;
const wide = 'clamp(4rem, 6vw, 5.5rem)';
const calm = vars.space.xl;
/** The distance from the verb that opens a group of areas to its first station. */
const underOpening = { marginBottom: vars.space.s };
/** From the end of the last band to its street: the hours of the shops. */
const underStreet = '7.1rem';
/** The name of the timeline that each band defines for what is inside it. */
export const BAND_TIMELINE = '--band';

const space = createVar();
const track = createVar();
const drawn = createVar();
const unlit = createVar();
const label = createVar();
const trackColor = fallbackVar(track, vars.color.accentSoft);
const drawnColor = fallbackVar(drawn, vars.color.accent);
/** The colours on a dark ground. */
export const onNight = {
  [track]: vars.color.borderOnInk,
  [drawn]: vars.color.accentGlow,
  [unlit]: vars.color.surfaceInk,
  [label]: vars.color.accentOnInk,
};

const draw = keyframes({ from: { transform: 'scaleY(0)' } });
const light = keyframes({
  from: {
    borderColor: trackColor,
    background: fallbackVar(unlit, vars.color.surface),
    color: drawnColor,
  },
});

/** An animation driven by its band's way past the middle of the screen. */
const scrollAnimation = (animationName: string) => ({
  animationName,
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
  animationTimeline: BAND_TIMELINE,
});

/** One band, which defines the timeline for the animations inside it. */
export const band = style([
  { position: 'relative' },
  responsive({
    base: { vars: { [space]: narrow }, paddingBlock: space },
    // The verb of the first group is on the first screen.
    split: {
      vars: { [space]: wide },
      selectors: { '&:first-child': { paddingTop: narrow } },
    },
  }),
  whereverScrolled({ viewTimelineName: BAND_TIMELINE, viewTimelineInset: '50%' }),
]);
/** One of several with less space between them. Its line is darker than the houses of the street that it comes down to. */
export const calmBand = style({
  vars: { [track]: vars.color.accentOnInk },
  '@media': { [from('split')]: { selectors: { [`${band}&`]: { vars: { [space]: calm } } } } },
});

/** Where a group of areas begins: its verb, beside a small station on the line and under the name of the area in size. */
export const openingName = style([
  underOpening,
  {
    gridArea: 'opening',
    color: fallbackVar(label, vars.color.accentStrong),
    fontSize: vars.text.lead,
    fontWeight: vars.font.strong,
    lineHeight: vars.leading.tight,
  },
]);

/** The line in the column of the stations. A phone has no such column: there each area has only its station. */
export const line = style(
  responsive(
    {
      base: { display: 'none' },
      split: {
        display: 'block',
        position: 'relative',
        gridArea: '1 / 1 / -1 / 2',
        justifySelf: 'center',
        width: vars.size.line,
        marginBlock: `calc(-1 * ${space})`,
        background: trackColor,
        selectors: {
          'li:first-child > div > &': { gridRowStart: 'mark', marginTop: 0 },
          'li:last-child &': { alignSelf: 'start', height: space },
        },
      },
    },
    {
      [when.coloursAreForced]: { background: 'CanvasText' },
      [when.printing]: { display: 'none' },
    },
  ),
);
/** The last one goes on to the line on which the screen's shops stand. */
export const toScreen = style({
  '@media': {
    [from('split')]: {
      selectors: {
        'li:last-child > div > &': {
          position: 'absolute',
          gridArea: 'auto',
          top: 0,
          bottom: `calc(${space} + ${underStreet})`,
          alignSelf: 'stretch',
          justifySelf: 'start',
          height: 'auto',
          margin: `0 0 0 calc((${vars.size.control} - ${vars.size.line}) / 2)`,
        },
      },
    },
  },
});
export const drawnLine = style([
  { position: 'absolute', inset: 0, background: drawnColor, transformOrigin: 'top' },
  { '@media': { [when.coloursAreForced]: { display: 'none' } } },
  whileScrolling({ ...scrollAnimation(draw), animationRange: 'cover' }),
]);

/** A station without an icon, on the line: where there is no line, it would be a stray dot. */
export const smallStation = style([
  underOpening,
  responsive({ base: { display: 'none' }, split: { display: 'block' } }),
  {
    position: 'relative',
    gridArea: 'mark',
    placeSelf: 'center',
    width: vars.size.station,
    height: vars.size.station,
    border: `${vars.size.line} solid ${vars.color.attention}`,
    borderRadius: vars.radius.round,
    background: vars.color.attention,
    '@media': { [when.printing]: { display: 'none' } },
  },
]);

export const station = style([
  {
    ...ring,
    position: 'relative',
    gridArea: 'station',
    alignSelf: 'start',
    border: `${vars.size.line} solid ${drawnColor}`,
    background: drawnColor,
    color: vars.color.onAccent,
  },
  whileScrolling({ ...scrollAnimation(light), animationTimeline: 'view(50%)' }),
]);
