import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, when } from '#styles/responsive.ts';
import { afterLine, lineDown, lineElsewhere } from '#styles/motifs/meetingLine.ts';

const { station, line } = vars.size;
const { attention } = vars.color;

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space.s,
  height: '100%',
  '::before': { ...lineDown, gridRow: '2 / auto', insetBlock: `${vars.space.xxs} 0` },
  '@media': {
    ...lineElsewhere,
    [when.printing]: {
      ...lineElsewhere[when.printing],
      display: 'block',
      marginBlock: vars.space.m,
    },
  },
});
/** Stations on the line. */
export const steps = style({
  position: 'relative',
  display: 'grid',
  // As far down as the agenda beside them goes.
  alignContent: 'space-between',
  gap: vars.space.l,
  '@media': { [when.printing]: { marginTop: vars.space.s } },
});
export const step = style({
  position: 'relative',
  paddingInlineStart: afterLine,
  lineHeight: vars.leading.table,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: vars.space.nudge,
    width: station,
    height: station,
    border: `${line} solid ${attention}`,
    borderRadius: vars.radius.round,
    background: vars.color.surfaceInk,
  },
});

export const title = style({ marginBottom: vars.space.hair, lineHeight: vars.leading.snug });
/** When it begins. */
export const minute = style({
  marginInlineEnd: vars.space.nudge,
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
