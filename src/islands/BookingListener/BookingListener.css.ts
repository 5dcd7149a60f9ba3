import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { ruled } from '#styles/layouts.css.ts';
import { heading, muted, strong } from '#styles/typography.css.ts';
import { when } from '#styles/responsive.ts';

/** Of the calendar, and of the link under it. */
const schedulerHeight = '51rem';
/** The limits of the height of the vendor's frame. */
const frameMinHeight = '30rem';
const frameMaxHeight = '100rem';

/** Where scripts run its height is reserved, so that the scheduler, loaded or failed, moves nothing. */
export const root = style({
  display: 'grid',
  selectors: { 'html[data-device] &': { minHeight: schedulerHeight } },
  '@media': { [when.printing]: { selectors: { 'html[data-device] &': { minHeight: 0 } } } },
});

const shownState = ':is([data-scheduler="ready"], [data-scheduler="booked"])';
const shownRoot = `${root}${shownState}`;

export const card = style({ display: 'flex', flexDirection: 'column' });

export const stage = style({
  position: 'relative',
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
});

/** As high as the reserved place: the days, and the state of the calendar. */
export const placeholder = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  rowGap: vars.space.s,
  containerType: 'inline-size',
});

/** The state of the calendar and, at the other end of the line, the link to the calendar. */
export const statusRow = style([
  ruled,
  {
    paddingTop: vars.space.hair,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.xs,
  },
]);
/** From the start as large as the largest of its texts, so that a later text moves nothing. */
export const status = style({
  display: 'grid',
  fontSize: vars.text.small,
  '::before': {
    content: 'attr(data-loading)',
    gridArea: '1 / 1',
    color: vars.color.textMuted,
    visibility: 'hidden',
  },
  '::after': { content: 'attr(data-failed)', gridArea: '1 / 1', visibility: 'hidden' },
  selectors: {
    'html:not([data-device]) &': { display: 'none' },
    // Before the island says it, so that nobody takes the skeleton for a calendar.
    [`${root}[data-scheduler="waiting"] &::before`]: { visibility: 'visible' },
    // If the island does not load, nothing else says so.
    [`${root}[data-scheduler="failed"] &:empty::after`]: { visibility: 'visible' },
  },
  '@media': { [when.printing]: { display: 'none' } },
});
export const message = style([muted, { gridArea: '1 / 1' }]);

/** Until the scheduler is ready its frame has its final width, but is hidden and can't be focused. */
export const frame = style({
  minWidth: 0,
  overflow: 'hidden',
  selectors: {
    '&:not(:empty)': { position: 'absolute', inset: 0, visibility: 'hidden' },
    [`${shownRoot} &`]: { position: 'static', flex: '1 0 auto', visibility: 'visible' },
  },
});
// Limits the height that the frame requests or the vendor's script sets.
globalStyle(`${frame} iframe`, {
  display: 'block',
  width: '100%',
  minWidth: '0 !important',
  minHeight: `${frameMinHeight} !important`,
  maxHeight: `${frameMaxHeight} !important`,
});

/** In place of the days while the calendar loads. It keeps its space afterwards, so that a failure moves nothing. */
export const skeleton = style({
  gridArea: '1 / 1',
  display: 'grid',
  selectors: {
    [`${root}[data-scheduler="failed"] &`]: { visibility: 'hidden' },
    'html:not([data-device]) &': { display: 'none' },
  },
  '@media': { [when.printing]: { display: 'none' } },
});
/** It keeps its space while the skeleton is shown, so that a failure moves nothing. */
export const fallback = style({
  gridArea: '1 / 1',
  selectors: {
    [`html[data-device] ${root}:not([data-scheduler="failed"]) &`]: { visibility: 'hidden' },
  },
  '@media': {
    [when.printing]: {
      selectors: {
        [`html[data-device] ${root}:not([data-scheduler="failed"]) &`]: { display: 'none' },
      },
    },
  },
});

/** The name of the calendar's vendor and, where it was before, the link to the calendar; on one line if there is room. */
export const linkRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s,
  marginTop: vars.space.s,
  fontSize: vars.text.small,
});

export const booked = style({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'start',
  // Clear of the button that floats over the end of the page.
  scrollMarginBottom: vars.space.xxl,
  selectors: {
    '&:not(:empty)': {
      marginTop: vars.space.s,
      padding: vars.space.m,
      border: `${vars.stroke.hair} solid transparent`,
      borderRadius: vars.radius.card,
      background: vars.color.positiveSoft,
    },
  },
});
export const done = style([heading, strong, { lineHeight: vars.leading.snug }]);
export const links = style({
  display: 'grid',
  gap: vars.space.xxs,
  paddingInlineStart: vars.space.s,
});
