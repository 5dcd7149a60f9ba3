import { globalStyle, style } from '@vanilla-extract/css';
import { picture, view } from '#components/EvidencePhoto/EvidencePhoto.css.ts';
import { figure, row, spread, strong } from '#components/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';

/** A small screen: a bar, what it shows, and how it adds up. */
export const root = style([
  paper,
  responsive({
    base: {
      position: 'relative',
      display: 'grid',
      gridTemplateRows: 'auto 1fr auto',
      minWidth: 0,
      overflow: 'hidden',
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.floating,
      fontSize: vars.text.small,
      lineHeight: vars.leading.snug,
    },
  }),
  {
    '@media': {
      [when.printing]: {
        border: `${vars.stroke.hair} solid ${vars.color.border}`,
        boxShadow: 'none',
      },
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    },
  },
]);
const end = style([
  spread,
  { padding: `${vars.space.xs} ${vars.space.s}`, minHeight: vars.size.control },
]);
export const bar = style([
  end,
  {
    borderBottom: `${vars.stroke.hair} solid ${vars.color.border}`,
    background: vars.color.surfaceTint,
  },
]);
export const foot = style([end, { borderTop: `${vars.stroke.hair} solid ${vars.color.border}` }]);
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-evenly',
  gap: vars.space.xs,
  padding: vars.space.s,
});

export const failed = style([
  row,
  {
    margin: `0 calc(-1 * ${vars.space.xxs})`,
    padding: vars.space.xxs,
    borderRadius: vars.radius.control,
    background: vars.color.deviationSoft,
  },
]);
export const fallen = style([figure, { color: vars.color.deviation, fontSize: vars.text.heading }]);
export const total = style([figure, { fontSize: vars.text.heading }]);
/** As wide as the screen and low: the upper part of the photo says it. */
globalStyle(`${failed} + * ${view}`, { aspectRatio: '16 / 9' });
globalStyle(`${failed} + * ${picture}`, { objectPosition: 'top' });
/** Side by side; the second shows what has become of the first. */
export const photos = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(2),
  gap: vars.space.xxs,
});
export const branch = style([strong, { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }]);
export const here = style({
  margin: `0 calc(-1 * ${vars.space.xxs})`,
  padding: vars.space.xxs,
  borderRadius: vars.radius.control,
  background: vars.color.accentSoft,
});

export const month = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(5),
  gap: vars.space.hair,
});
export const day = style({
  height: vars.space.l,
  padding: `${vars.stroke.thin} ${vars.space.nudge}`,
  borderRadius: vars.space.nudge,
  background: vars.color.surfaceTint,
  fontSize: vars.text.tiny,
});
globalStyle(`${month} b`, { float: 'inline-end', color: vars.color.accentGlow });
export const today = style([
  day,
  { background: vars.color.accent, color: vars.color.onAccent, fontWeight: vars.font.strong },
]);

export const chart = style({ width: '100%', fill: 'none' });
export const others = style({ fill: vars.color.accentSoft });
export const expected = style({ stroke: vars.color.deviation, strokeDasharray: '2 4' });
export const own = style({ stroke: vars.color.accent, strokeWidth: 3 });
export const drop = style({ stroke: vars.color.attention, strokeWidth: 4 });
export const point = style({
  fill: vars.color.surface,
  stroke: vars.color.accent,
  strokeWidth: 2.5,
});
export const value = style({
  fill: vars.color.text,
  fontSize: vars.text.small,
  fontWeight: vars.font.strong,
  textAnchor: 'end',
});
export const lowValue = style([value, { fill: vars.color.deviation, fontSize: vars.text.heading }]);
export const low = style({ fill: vars.color.deviation });
export const weeks = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
});
