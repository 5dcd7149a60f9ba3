import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { row } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, when } from '#styles/responsive.ts';
import { small } from '#styles/text.css.ts';

const minuteWidth = '2.75rem';
const { station, line } = vars.size;
const { attention, accentOnInk } = vars.color;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Stations on a line that begins in the colour of an alert and fades at its end. */
export const steps = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.l,
  marginTop: vars.space.s,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: `${vars.space.xxs} 0`,
    insetInlineStart: `calc((${station} - ${line}) / 2)`,
    width: line,
    borderRadius: vars.radius.round,
    background: `linear-gradient(${attention} 10%, ${accentOnInk} 60% 80%, transparent)`,
  },
  '@media': {
    // As long as the calendar beside it.
    [from('split')]: { gap: vars.space.xl },
    [when.coloursAreForced]: { '::before': { background: 'CanvasText' } },
  },
});
export const step = style({
  position: 'relative',
  paddingInlineStart: `calc(${station} + ${vars.space.s})`,
  lineHeight: vars.leading.table,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: vars.space.nudge,
    width: station,
    height: station,
    border: `${line} solid ${accentOnInk}`,
    borderRadius: vars.radius.round,
    background: vars.color.surfaceInk,
  },
  selectors: {
    '&:first-child::before': { borderColor: attention },
  },
});

export const title = style({ marginBottom: vars.space.hair, lineHeight: vars.leading.snug });
/** When it begins, in a column of its own. */
export const minute = style({
  display: 'inline-block',
  minWidth: minuteWidth,
  color: attention,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [when.printing]: { color: 'inherit' } },
});

/** The failure and its repair, side by side. */
export const photos = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(2),
  gap: vars.space.xs,
  marginTop: vars.space.xs,
});
globalStyle(`${photos} > figure`, {
  outline: `${vars.stroke.hair} solid ${vars.color.borderOnInk}`,
});

/** The branch of both photos, under them. */
export const caption = style({ gridColumn: '1 / -1' });

/** The host of the meeting, with a portrait where there is one. */
export const host = style([row, { marginTop: vars.space.m }]);
export const face = style({
  width: vars.size.floating,
  height: vars.size.floating,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
});
globalStyle(`${face} > img`, { width: '100%', height: '100%', objectFit: 'cover' });
export const role = style([small, { display: 'block' }]);
