import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { viewfinder } from '#styles/motifs/viewfinder.ts';
import { responsive, when } from '#styles/responsive.ts';
import { strong } from '#styles/typography.css.ts';
import { hide, show } from './states.css.ts';
import { between, inTurn, timeline } from './timeline.ts';

const warning = { borderColor: vars.color.attention };
const warnings = [
  keyframes({ '50%': { ...warning, scale: '1.12' }, to: warning }),
  keyframes({ '0%, 100%': warning }),
] as const;

/** Beside the shop on a phone, over it on wider screens. */
export const root = style([
  responsive({
    base: {
      gridArea: '1 / 3',
      position: 'relative',
      // In front of the pieces of line that meet it, also while it grows.
      zIndex: 1,
      alignSelf: 'start',
      marginTop: vars.space.xs,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xs,
      padding: `${vars.space.xxs} ${vars.space.xs}`,
      border: `${vars.stroke.ring} solid ${vars.color.accentOnInk}`,
      borderRadius: vars.radius.card,
      background: vars.color.surfaceInkRaised,
      fontSize: vars.text.small,
      lineHeight: vars.leading.tight,
      whiteSpace: 'nowrap',
    },
    tablet: {
      gridArea: '1 / 1',
      marginTop: 0,
      paddingInline: vars.space.s,
      fontSize: vars.text.body,
    },
  }),
  inTurn(warnings, timeline.found, timeline.coloured, timeline.repaired),
]);
/** What she sees through the camera. */
export const photo = style({
  position: 'relative',
  padding: vars.space.nudge,
  '::before': viewfinder('0', vars.space.xs),
});
export const mark = style(
  responsive({
    base: { width: vars.space.m, height: 'auto' },
    desktop: { width: vars.space.l },
  }),
);
export const readings = style([strong, { display: 'grid', fontSize: vars.text.title }]);
const reading = style({ gridArea: '1 / 1' });
export const tooHigh = style([
  reading,
  { color: vars.color.attention, visibility: 'hidden' },
  between(show, timeline.found, timeline.repaired),
]);
export const calm = style([reading, { visibility: 'hidden' }, between(show, 0, timeline.found)]);
/** At the end both readings, from the photo's to that of the repair. */
export const repaired = style([
  reading,
  { display: 'flex', alignItems: 'center', gap: vars.space.hair },
  between(hide, 0, timeline.repaired),
]);
/** Paper is white, and both colours are too light for it. */
const onPaper = { '@media': { [when.printing]: { color: vars.color.text } } };
export const was = style({
  color: vars.color.attention,
  fontSize: vars.text.heading,
  ...onPaper,
});
export const cold = style({ color: vars.color.positiveSoft, ...onPaper });
