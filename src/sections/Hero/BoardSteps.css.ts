import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { muted, strong } from '#styles/typography.css.ts';
import { hide, show } from './states.css.ts';
import { between, timeline } from './timeline.ts';

/** The steps from the photo to the repair, stations of a line. */
export const root = style(
  responsive({
    base: { display: 'grid', gap: vars.space.xs, marginTop: vars.space.xs },
    tablet: { gap: vars.space.m, marginTop: vars.space.s },
  }),
);
export const step = style([
  muted,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: vars.space.xs,
    fontSize: vars.text.tiny,
    // The station of a step that has not come yet.
    '::before': {
      content: '',
      gridArea: '1 / 1',
      width: vars.size.station,
      height: vars.size.station,
      marginTop: vars.stroke.thin,
      border: `${vars.stroke.thin} dashed ${vars.color.accentGlow}`,
      borderRadius: vars.radius.round,
    },
    selectors: {
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        top: vars.space.s,
        bottom: `calc(-1 * ${vars.space.m})`,
        insetInlineStart: `calc((${vars.size.station} - ${vars.size.line}) / 2)`,
        width: vars.size.line,
        background: vars.color.accentSoft,
      },
    },
  },
]);
export const title = style([
  strong,
  { display: 'block', color: vars.color.text, fontSize: vars.text.small },
]);
/** Neither strong nor dark: it has not happened. */
export const upcomingTitle = style({ display: 'block', fontSize: vars.text.small });
export const dot = style({
  position: 'relative',
  zIndex: 1,
  gridArea: '1 / 1',
  width: vars.size.station,
  height: vars.size.station,
  marginTop: vars.stroke.thin,
  borderRadius: vars.radius.round,
  background: vars.color.accent,
  '@media': { [when.coloursAreForced]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
/** On a wide screen a short text stands at the end of its title's line. */
export const words = style(
  responsive({
    base: { gridArea: '1 / 2' },
    desktop: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: vars.space.xs,
    },
  }),
);
/** In place of words that are still to come. */
const upcoming = style([words, { visibility: 'hidden' }]);
/** For a step whose words will take two lines: so do those in their place. */
const inTwoLines = style(responsive({ base: {}, desktop: { display: 'block' } }));
/** A step that appears at a moment of the story, and what is in its place until then. */
const stepAt = (moment: number) => ({
  come: style(between(hide, 0, moment)),
  upcoming: style([upcoming, between(show, 0, moment)]),
});
const given = stepAt(timeline.taskAppears);
export const steps = {
  found: stepAt(timeline.found),
  given: { ...given, upcoming: `${given.upcoming} ${inTwoLines}` },
  proved: stepAt(timeline.repaired),
} as const;
