// The parts of all product screens, so that they look like one product: rows, chips with a state, scores, meters
// and initials. The frame of the large ones is separate: Frame.css.ts.
import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { containerQueries, when } from '#styles/responsive.ts';
import { figure, heading, muted, pill, strong, tiny } from '#styles/typography.css.ts';

const avatarSize = '1.625rem';

export { figure, muted, strong, tiny };

/** The head of a screen: its title, on a tinted ground with a line under it. */
export const bar = style({
  borderBottom: `${vars.stroke.hair} solid ${vars.color.border}`,
  background: vars.color.accentSoft,
});

/** One line of a list: a mark, a text and a value. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.xs,
  paddingBlock: vars.space.xxs,
  selectors: { '& + &': { borderTop: `${vars.stroke.hair} solid ${vars.color.border}` } },
});

/** The subject of the screen. */
export const title = style([heading, strong]);
export const inline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.nudge,
});
/** A person's initial beside a text. The text wraps without moving under the initial. */
export const withInitial = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.nudge,
});
export const spread = style([inline, { justifyContent: 'space-between', columnGap: vars.space.s }]);

/** An hour or a day, in figures of one width. */
export const time = style([muted, { fontVariantNumeric: 'tabular-nums' }]);
/** The summary of a list, under a line. */
export const foot = style({
  paddingTop: vars.space.xs,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
});
/** A state as text; its colour only repeats it. */
const chipBase = style([
  pill,
  {
    padding: `${vars.stroke.thin} ${vars.space.xxs}`,
    border: `${vars.stroke.hair} solid transparent`,
    fontSize: vars.text.tiny,
    '@container': { [containerQueries.page]: { fontSize: vars.text.small } },
  },
]);
export const chip = {
  ok: style([chipBase, { background: vars.color.positiveSoft, color: vars.color.positive }]),
  off: style([chipBase, { background: vars.color.deviationSoft, color: vars.color.deviation }]),
  live: style([chipBase, { background: vars.color.accentSoft, color: vars.color.accentStrong }]),
  rest: style([chipBase, { background: vars.color.surfaceTint, color: vars.color.textMuted }]),
} as const;
/** The chip of a task. */
export const taskChip = { pending: chip.off, doing: chip.live, done: chip.ok } as const;
/** The chip of a stop of the day's route. */
export const stopChip = { done: chip.ok, doing: chip.live, next: chip.rest } as const;

export const meter = style({
  width: '100%',
  height: vars.size.meter,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  color: vars.color.accent,
  '@media': {
    [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
  },
});
export const offText = style({ color: vars.color.deviation });
export const okText = style({ color: vars.color.positive });

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: avatarSize,
  height: avatarSize,
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  color: vars.color.accentStrong,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.strong,
});
