import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { muted, pill, strong } from '#styles/text.css.ts';
import { paper } from '#styles/page.css.ts';
import { hide, show } from './states.css.ts';
import { kerb } from './streetLine.ts';
import { between, inTurn, timeline } from './timeline.ts';

const { trunk } = vars;

const photoWidth = '6rem';
const photoWidthWide = '8.25rem';
/** The least width of the score, beside the photo. */
const scoresWidth = '8.75rem';
const scoreSize = '2.25rem';
const scoreSizeWide = '4.25rem';
const scoreTracking = '-0.035em';

/** The product: above the street on a phone, at the right of the street on wider screens. */
export const board = style([
  paper,
  responsive(
    {
      base: {
        position: 'relative',
        gridArea: 'board / in / auto / out',
        marginTop: `calc(${kerb} + ${trunk.narrow.width} + ${vars.space.s})`,
        marginBottom: vars.space.s,
        marginInlineStart: vars.space.l,
        padding: vars.space.s,
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.floating,
        fontSize: vars.text.small,
        lineHeight: vars.leading.snug,
      },
      // Down to the tag, whose line enters it.
      tablet: {
        gridArea: 'invitation / board / street / out',
        display: 'grid',
        gridTemplateRows: 'auto auto 1fr',
        marginBlock: `${vars.space.xl} calc(-1 * ${vars.space.xxl})`,
        marginInlineStart: 0,
        padding: vars.space.m,
      },
      desktop: { gridRowEnd: 'control', alignSelf: 'start', marginBottom: 0 },
    },
    {
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
      [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
    },
  ),
]);

export const boardTitle = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.hair,
});

const tint = keyframes({ '0%, 100%': { backgroundColor: vars.color.deviationSoft } });
export const deviating = style([
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, ${photoWidth}) minmax(${scoresWidth}, 1fr)`,
      alignItems: 'center',
      gap: vars.space.xs,
      margin: `${vars.space.xs} calc(-1 * ${vars.space.xxs})`,
      padding: vars.space.xxs,
      borderRadius: vars.radius.control,
      background: vars.color.surfaceTint,
    },
    desktop: {
      gridTemplateColumns: `${photoWidthWide} minmax(0, 1fr)`,
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

export const branch = style({
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
export const arrow = style({ flex: 'none', fontSize: vars.text.smallTitle });
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
export const resolved = style([
  mark,
  { background: vars.color.positive, color: vars.color.onAccent },
  between(hide, 0, timeline.repaired),
]);

/** The steps from the photo to the repair, stops of a line. */
export const line = style(
  responsive({
    base: { display: 'grid', gap: vars.space.xs, marginTop: vars.space.s },
    tablet: { gap: vars.space.m, marginTop: vars.space.m },
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
    // The stop of a step that has not come yet.
    '::before': {
      content: '',
      gridArea: '1 / 1',
      width: vars.size.station,
      height: vars.size.station,
      marginTop: vars.stroke.thin,
      border: `${vars.size.line} solid ${vars.color.accentGlow}`,
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
export const stepTitle = style([
  strong,
  { display: 'block', color: vars.color.text, fontSize: vars.text.small },
]);
export const dot = style({
  position: 'relative',
  zIndex: 1,
  gridArea: '1 / 1',
  width: vars.size.station,
  height: vars.size.station,
  marginTop: vars.stroke.thin,
  borderRadius: vars.radius.round,
  background: vars.color.accent,
});
export const words = style({ gridArea: '1 / 2' });
/** A bar in place of words that are still to come. */
const upcoming = style([words, { visibility: 'hidden' }]);
/** A step that appears at a moment of the story, and the bar in its place until then. */
const stepAt = (moment: number) => ({
  come: style(between(hide, 0, moment)),
  upcoming: style([upcoming, between(show, 0, moment)]),
});
export const steps = {
  found: stepAt(timeline.found),
  given: stepAt(timeline.taskAppears),
  proved: stepAt(timeline.repaired),
} as const;
