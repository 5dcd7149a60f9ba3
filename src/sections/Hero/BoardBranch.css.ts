import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { muted, pill, strong } from '#styles/typography.css.ts';
import { hide, show } from './states.css.ts';
import { between, inTurn, timeline } from './timeline.ts';

const photoWidth = '6rem';
/** The least width of the score, beside the photo. */
const scoresWidth = '8.75rem';
const scoresWidthWide = '11.75rem';
const scoreSize = '2.25rem';
const scoreSizeWide = '4.25rem';
const scoreTracking = '-0.035em';

const tint = keyframes({ '0%, 100%': { backgroundColor: vars.color.deviationSoft } });
export const root = style([
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, ${photoWidth}) minmax(${scoresWidth}, 1fr)`,
      alignItems: 'center',
      gap: vars.space.xs,
      margin: `${vars.space.hair} calc(-1 * ${vars.space.xxs})`,
      padding: vars.space.xxs,
      borderRadius: vars.radius.control,
      background: vars.color.surfaceTint,
    },
    desktop: {
      marginBlock: vars.space.xxs,
      gridTemplateColumns: `minmax(0, 1fr) ${scoresWidthWide}`,
      gap: vars.space.s,
    },
  }),
  between(tint, timeline.found, timeline.repaired),
]);

const inPlace = style({ gridArea: '1 / 1' });

/** They lie one over the other, in the order in which they arrive. */
export const photos = style({ display: 'grid' });
globalStyle(`${photos} figure`, { width: 'auto' });
/** Each photo comes along the line and lands in the row. The first one stays until the second one comes. */
const coming = { opacity: 0, transform: 'translate(-30%, -4%) scale(0.5)' };
const land = keyframes({
  from: coming,
  '25%': { opacity: 1 },
  '70%': { transform: 'scale(1.06)' },
});
const landAndStay = keyframes({
  from: { ...coming, visibility: 'visible' },
  '4%': { opacity: 1 },
  '11%': { transform: 'scale(1.06)' },
  '16%, 100%': { transform: 'none', visibility: 'visible' },
});
/** The first photo is gone when the second one lands on it, because its mark would show at the edge of the second. */
export const calmPhoto = style([
  inPlace,
  { visibility: 'hidden' },
  between(show, 0, timeline.found),
]);
export const foundPhoto = style([
  inPlace,
  { visibility: 'hidden' },
  between(landAndStay, timeline.found, timeline.repaired),
]);
export const repairPhoto = style([
  inPlace,
  inTurn([hide, land], 0, timeline.repaired, timeline.ends),
]);

export const state = style({
  display: 'grid',
  gap: vars.space.hair,
  justifyItems: 'start',
  // In forced colours a text has a ground of its own, as high as its font.
  '@media': { [when.coloursAreForced]: { gap: vars.space.xs } },
});
export const scores = style([strong, { display: 'grid', lineHeight: vars.leading.tight }]);
const score = style([
  inPlace,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.hair,
    letterSpacing: scoreTracking,
    whiteSpace: 'nowrap',
  },
]);
export const from = style([muted, { fontSize: vars.text.smallTitle }]);
export const to = style(
  responsive({
    base: { fontSize: scoreSize },
    desktop: { fontSize: scoreSizeWide },
  }),
);
export const outOf = style([
  muted,
  { fontSize: vars.text.tiny, fontWeight: vars.font.regular, letterSpacing: 'normal' },
]);
export const change = style({
  display: 'grid',
  justifyItems: 'center',
  fontSize: vars.text.tiny,
  lineHeight: '1',
  letterSpacing: 'normal',
});
export const arrow = style({ fontSize: vars.text.smallTitle });
export const calmScore = style([score, { visibility: 'hidden' }, between(show, 0, timeline.found)]);
export const fallen = style([
  score,
  { color: vars.color.deviation, visibility: 'hidden' },
  between(show, timeline.found, timeline.repaired),
]);
export const risen = style([
  score,
  { color: vars.color.accentStrong },
  between(hide, 0, timeline.repaired),
]);

/** The minimum, and whether the score is above or below it. */
export const verdict = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: vars.space.nudge,
});
export const marks = style({ display: 'grid', justifyItems: 'start' });
const mark = style([
  inPlace,
  pill,
  { fontSize: vars.text.tiny, lineHeight: vars.leading.body, whiteSpace: 'nowrap' },
]);
export const calm = style([
  mark,
  { background: vars.color.positiveSoft, color: vars.color.positive, visibility: 'hidden' },
  between(show, 0, timeline.found),
]);
export const deviation = style([
  mark,
  { background: vars.color.deviation, color: vars.color.onAccent, visibility: 'hidden' },
  between(show, timeline.found, timeline.repaired),
]);
export const done = style([
  mark,
  { background: vars.color.positive, color: vars.color.onAccent },
  between(hide, 0, timeline.repaired),
]);
