import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { labelOfRadio, radioOverLabel } from '#styles/radioOverLabel.ts';
import { vars } from '#styles/contract.css.ts';
import { containerQueries, when } from '#styles/responsive.ts';
import { strong, tiny } from '#styles/typography.css.ts';

// The least width of a photo with its task at its side; and, where it stands over the list, its width and its height.
const narrowestPhoto = '14rem';
const photoWidth = '15rem';
/** Of the photo that a finished audit keeps. */
const thumbnailWidth = '4.5rem';
/** Of a photo with its stamp beside it. */
const photoBesideStamp = 'minmax(0, 4fr) minmax(0, 3fr)';
/** With its frame and the two lines of its stamp. */
export const evidenceHeight = '14.125rem';

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.xs,
  minWidth: 0,
  margin: `0 calc(-1 * ${vars.space.xs})`,
  padding: `${vars.space.nudge} ${vars.space.xs}`,
  border: 0,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
  transition: `background-color ${vars.motion.drawer}`,
  selectors: {
    '&:first-of-type': { borderTop: 0 },
    '&[data-answer="no"]': {
      borderRadius: vars.radius.control,
      background: vars.color.deviationSoft,
    },
  },
});
/** The first without an answer, which comes next. */
const next = `${item}[data-answer=""]:not(${item}[data-answer=""] ~ *)`;
globalStyle(next, {
  borderRadius: vars.radius.control,
  background: vars.color.accentSoft,
});
/** It has no box of its own, because every engine would put that on the border of its fieldset, above the grid. */
export const legend = style({ display: 'contents', textWrap: 'balance' });
/** What the answer «No» has cost. */
export const points = style([
  tiny,
  {
    display: 'none',
    marginInlineStart: vars.space.xxs,
    color: vars.color.deviation,
    selectors: { [`${item}[data-answer="no"] &`]: { display: 'inline-block' } },
  },
]);

export const choices = style({ display: 'flex', gap: vars.space.nudge });
export const choice = style({ position: 'relative', cursor: 'pointer' });
/** Where the photos stand in the list. */
const isNarrow = `not ${containerQueries.detail}`;
export const radio = style({ ...radioOverLabel, ':disabled': { cursor: 'default' } });
const option = (colour: string) =>
  style([
    labelOfRadio(radio, colour),
    {
      display: 'grid',
      placeItems: 'center',
      minWidth: vars.size.control,
      minHeight: vars.size.touch,
      paddingInline: vars.space.xs,
      border: `${vars.stroke.thin} solid ${vars.color.borderControl}`,
      fontWeight: vars.font.strong,
      selectors: {
        // An answered item has one colour, that of its answer.
        [`${item}[data-answer=""] ${radio}:hover:enabled + &`]: {
          borderColor: colour,
          color: colour,
        },
      },
    },
  ]);
export const yes = option(vars.color.positive);
export const no = option(vars.color.deviation);
globalStyle(`${next} ${radio} + *`, { borderColor: vars.color.accent });

/**
 * The photo and the task of an item that is not met. They stand under the item or, where there is room, side by side
 * over the list. The photo of the first item is shown before the answer, so that the visitor has something to judge.
 */
const shown = `${item}:is([data-answer="no"], [data-shown]) &`;
export const evidence = style({
  display: 'none',
  gridColumn: '1 / -1',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${narrowestPhoto}), 1fr))`,
  marginTop: vars.space.xs,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceInk,
  selectors: { [shown]: { display: 'grid' } },
  '@container': {
    [containerQueries.detail]: {
      position: 'absolute',
      insetBlockStart: vars.space.s,
      insetInline: vars.space.s,
      height: evidenceHeight,
      gridTemplateColumns: `${photoWidth} minmax(0, 1fr)`,
      marginTop: 0,
      selectors: {
        [`${item}:not([data-latest], [data-shown]) &`]: { display: 'none' },
        [`[data-failed] > * ${item}:not([data-latest]) &`]: { display: 'none' },
      },
    },
  },
});
// Without scripts the answers of the first item stand beside its words, like those of the others.
globalStyle(`html:not([data-device]) ${item}[data-shown] > ${evidence}`, {
  '@container': { [isNarrow]: { order: 1 } },
});
// A finished audit shows its result in their place, so that it is in view with all items. Each item that is not met
// keeps its photo, small, beside its task.
const finished = `html[data-device] [data-done] ${item}:enabled > ${evidence}`;
globalStyle(finished, {
  display: 'none',
  position: 'static',
  order: 1,
  gridTemplateColumns: `${thumbnailWidth} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: vars.space.xs,
  height: 'auto',
  marginTop: vars.space.hair,
  background: 'none',
});
globalStyle(`html[data-device] [data-done] ${item}:enabled[data-answer="no"] > ${evidence}`, {
  display: 'grid',
});
// So small that the marks of its viewfinder would cover it.
globalStyle(`${finished} figure > div::after`, { content: 'none' });
globalStyle(`${finished} figure`, { padding: vars.space.nudge });
globalStyle(`${finished} figcaption, ${finished} > :last-child > :first-child`, {
  display: 'none',
});
globalStyle(`${finished} > :last-child`, {
  gap: vars.space.hair,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
});
/** Until the visitor says that its item is not met, a photo has no verdict. */
const undecided = `${item}:not([data-answer="no"])`;
/** It appears like an instant photo: dark at first, its colours last. */
const develop = keyframes({
  from: { filter: `brightness(0.15) saturate(0) blur(${vars.space.nudge})` },
  '35%': { filter: `brightness(0.7) saturate(0.1) blur(${vars.stroke.ring})` },
});
const flash = keyframes({ from: { opacity: 1 } });
const rise = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.xs}` } });

/** The photo that stands there from the start does not wait for an appearance. It only gets its colours. */
const revealed = `${item}:not([data-shown]) &`;
export const photo = style({
  position: 'relative',
  '@media': {
    [when.motionIsWelcome]: {
      selectors: {
        [revealed]: { animation: `${rise} ${vars.motion.drawer} ${vars.motion.ease} backwards` },
        [`${revealed}::after`]: {
          content: '',
          position: 'absolute',
          inset: 0,
          borderRadius: vars.radius.control,
          background: vars.color.surface,
          opacity: 0,
          animation: `${flash} 420ms ease-out`,
          pointerEvents: 'none',
        },
      },
    },
  },
});
globalStyle(`${photo} img`, {
  '@media': { [when.motionIsWelcome]: { animation: `${develop} 1100ms ease-out` } },
});
globalStyle(`${undecided} ${photo} :is(svg, figcaption > :first-child)`, { display: 'none' });
const note = {
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.hair,
  margin: vars.space.xs,
  padding: vars.space.xs,
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.small,
} as const;
/** The caption of the first photo: the question and, after a «Sí», what the photo shows instead. */
const spoken = style([
  strong,
  note,
  {
    justifyItems: 'start',
    gap: vars.space.xs,
    fontSize: vars.text.body,
    textWrap: 'balance',
  },
]);
export const ask = style([
  spoken,
  {
    margin: 0,
    color: vars.color.onInk,
    fontSize: vars.text.lead,
    lineHeight: vars.leading.snug,
    '@container': { [containerQueries.detail]: { fontSize: vars.text.heading } },
    selectors: { [`${item}:not([data-answer=""]) &`]: { display: 'none' } },
  },
]);
export const doubt = style([
  spoken,
  {
    background: vars.color.attention,
    color: vars.color.text,
    selectors: { [`${item}:not([data-answer="yes"]) &`]: { display: 'none' } },
  },
]);
export const task = style({
  ...note,
  background: vars.color.deviationSoft,
  selectors: { [`${undecided} &`]: { display: 'none' } },
  '@media': {
    [when.motionIsWelcome]: {
      animation: `${rise} ${vars.motion.drawer} 500ms ${vars.motion.ease} backwards`,
    },
  },
});
globalStyle(`${task} > :nth-child(2)`, {
  '@container': {
    [containerQueries.detail]: { fontSize: vars.text.heading, lineHeight: vars.leading.snug },
  },
});
globalStyle(`${finished} > * > :nth-child(2)`, {
  '@container': { [containerQueries.detail]: { fontSize: vars.text.small } },
});
// In the list, the item whose photo is there from the start has the photo and what to do with it over its words and the
// answers, so that all are in a phone's first screen. The photo has its stamp at its side there.
const inList = `[data-audit]:not([data-done]) ${item}[data-shown]`;
const inListOnPhone = (part: string, styles: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${inList} ${part}`, { '@container': { [isNarrow]: styles } });
inListOnPhone(`> ${evidence}`, { display: 'contents' });
inListOnPhone(`> ${evidence} > *`, { gridColumn: '1 / -1', margin: `${vars.space.xxs} 0` });
inListOnPhone(`> ${evidence} > :not(${doubt})`, {
  border: 0,
  padding: 0,
  color: vars.color.text,
});
inListOnPhone(ask, { order: -2, display: 'grid', marginTop: 0 });
inListOnPhone(photo, { order: -1, marginTop: 0 });
inListOnPhone(`:is(${doubt}, ${task})`, { order: 1 });
globalStyle(`${inList} figure`, {
  '@container': {
    [isNarrow]: { gridTemplateColumns: photoBesideStamp, columnGap: vars.space.s },
  },
});
globalStyle(`${inList} figcaption`, { alignContent: 'center' });
// Where person and date need two lines, the date stays whole.
globalStyle(`${task} > :last-child`, { textWrap: 'balance' });
