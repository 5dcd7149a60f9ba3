import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { muted } from '#styles/text.css.ts';
import { when } from '#styles/responsive.ts';

/** Where scripts run its height is reserved, so that the scheduler, loaded or failed, moves nothing. */
export const root = style({
  display: 'grid',
  selectors: { 'html[data-device] &': { minHeight: vars.size.scheduler } },
  '@media': { [when.printing]: { selectors: { 'html[data-device] &': { minHeight: 0 } } } },
});

const there = ':is([data-scheduler="ready"], [data-scheduler="booked"])';
const isThere = `${root}${there}`;
const isNotThere = `${root}:not(${there})`;

export const card = style({ display: 'flex', flexDirection: 'column' });

export const stage = style({
  position: 'relative',
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
});

/** As high as the reserved place. */
export const instead = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    [`${isNotThere} &`]: { flex: 1 },
  },
});

/** As high as its longest text from the start, so that later texts move nothing. */
export const status = style({
  display: 'grid',
  fontSize: vars.text.small,
  '::after': { content: 'attr(data-longest)', gridArea: '1 / 1', visibility: 'hidden' },
  selectors: {
    'html:not([data-device]) &::after': { display: 'none' },
    [`${isThere} &::after`]: { display: 'none' },
    // Where the island does not come, nothing else says it.
    [`${root}[data-scheduler="failed"] &:empty::after`]: { visibility: 'visible' },
  },
});
export const message = style([muted, { gridArea: '1 / 1' }]);

/** Until the scheduler is ready its frame has its final width, but is hidden and can't be focused. */
export const frame = style({
  minWidth: 0,
  overflow: 'hidden',
  selectors: {
    '&:not(:empty)': { position: 'absolute', inset: 0, visibility: 'hidden' },
    [`${isThere} &`]: { position: 'static', flex: '1 0 auto', visibility: 'visible' },
  },
});
// Limits the height that the frame requests or the vendor's script sets.
globalStyle(`${frame} iframe`, {
  display: 'block',
  width: '100%',
  minWidth: '0 !important',
  minHeight: `${vars.size.frameMinHeight} !important`,
  maxHeight: `${vars.size.frameMaxHeight} !important`,
});

/** In the calendar's place: a month in outline while it loads, or other ways to book where it can't load. */
export const placeholder = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: vars.space.xs,
});
const day = `radial-gradient(circle closest-side, ${vars.color.accentSoft} 62%, transparent 64%)`;
export const month = style({
  gridArea: '1 / 1',
  background: `${day} 0 0 / calc(100% / 7) calc(100% / 5)`,
  // The first days and the last belong to other months.
  clipPath:
    'polygon(calc(200% / 7) 0, 100% 0, 100% 80%, calc(500% / 7) 80%, calc(500% / 7) 100%, 0 100%, 0 20%, calc(200% / 7) 20%)',
  selectors: {
    [`${root}[data-scheduler="failed"] &`]: { display: 'none' },
    'html:not([data-device]) &': { display: 'none' },
  },
  '@media': { [when.printing]: { display: 'none' } },
});
/** It keeps its room while the month is there, so that a failure moves nothing. */
export const otherwise = style({
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

export const plain = style({ marginTop: vars.space.xs });
export const plainBelow = style({ marginTop: vars.space.s, fontSize: vars.text.small });

export const booked = style({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'start',
  // Clear of the button that floats over the end of the page.
  scrollMarginBottom: vars.space.xxl,
  selectors: { '&:not(:empty)': { marginTop: vars.space.s } },
});
export const links = style({
  display: 'grid',
  gap: vars.space.xxs,
  paddingInlineStart: vars.space.s,
});
