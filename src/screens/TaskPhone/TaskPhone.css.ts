import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { avatar, bar as screenBar, figure, spread } from '#styles/screens/screen.css.ts';
import { variables } from '#screens/parts/Phone.css.ts';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, when } from '#styles/responsive.ts';
import { strong } from '#styles/typography.css.ts';

const tinyText = '0.8125rem';
const shutterSize = '4rem';
const tapSize = '2rem';
const closeHeight = '3.75rem';
const badgeSize = '1.25rem';

/** On a phone they stand one under another, and are low, so that nearly two are in view together. */
const onPhone = (rule: GlobalStyleRule) => ({
  '@media': { [below('phoneWide')]: rule },
});

export const root = style({
  display: 'grid',
  height: '100%',
  ...onPhone({ vars: { [variables.bar]: 'none' } }),
});
globalStyle(`${root} figcaption`, { fontSize: tinyText });
/** On a phone without its frame, clock and bar. */
export const screenOnly = style([root]);
const framed = `${screenOnly} > div`;
globalStyle(
  framed,
  onPhone({ padding: 0, outline: 'none', borderRadius: vars.radius.panel, background: 'none' }),
);
globalStyle(`${framed} > div > :first-child`, onPhone({ display: 'none' }));
export const screen = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: vars.text.small,
});
export const bar = style([
  spread,
  screenBar,
  {
    flexWrap: 'nowrap',
    columnGap: vars.space.nudge,
    minHeight: vars.size.control,
    padding: `${vars.space.xxs} ${vars.space.xs}`,
  },
]);
// The bar has the usual ground of an avatar.
globalStyle(`${bar} ${avatar}`, { background: vars.color.surface });
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: vars.space.s,
  padding: vars.space.xxs,
});
export const title = style([strong, { fontSize: vars.text.body, textWrap: 'balance' }]);

export const task = style({
  display: 'grid',
  // In a narrow phone its words wrap, and don't widen it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  padding: vars.space.nudge,
  border: `${vars.stroke.thin} solid ${vars.color.accent}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceTint,
});
// The verdict is on the lower edge of the picture, where there is only floor.
globalStyle(`${task} > figure`, { padding: vars.space.nudge });
globalStyle(`${task} > figure > div`, onPhone({ aspectRatio: '3 / 2' }));
globalStyle(`${task} figure svg`, { top: 'auto', bottom: `calc(-1 * ${vars.space.xs})` });

/** The due time, and the state under it, with the finger at its right. */
export const due = style({ display: 'grid', gap: vars.space.hair });
export const pending = style([spread, { flexWrap: 'nowrap', columnGap: vars.space.hair }]);
globalStyle(`${due} *`, { fontSize: tinyText });
// Its word stays whole in the narrowest phone.
globalStyle(`${pending} > span`, { paddingInline: vars.space.nudge });

/** The finger, with the light around it. It is inside the part that it taps, beside that part's words. */
export const tap = style({
  flex: 'none',
  width: tapSize,
  height: tapSize,
  borderRadius: vars.radius.round,
  color: vars.color.accentGlow,
  background: 'radial-gradient(closest-side, currentColor 45%, transparent)',
  boxShadow: `0 0 0 ${vars.stroke.thin} currentColor`,
  '@media': {
    [when.coloursAreForced]: { border: `${vars.stroke.thin} solid CanvasText` },
  },
});

/** The photo, as wide as the screen. */
export const finder = style({});
globalStyle(`${finder} > figure`, { padding: vars.space.xxs });
globalStyle(`${finder} > figure > div`, { aspectRatio: '1', ...onPhone({ aspectRatio: '3 / 2' }) });
export const shutter = style({
  position: 'relative',
  justifySelf: 'center',
  width: shutterSize,
  height: shutterSize,
  border: `${vars.stroke.ring} solid ${vars.color.accent}`,
  borderRadius: vars.radius.round,
});
globalStyle(`${shutter} ${tap}`, {
  position: 'absolute',
  inset: vars.space.hair,
  width: 'auto',
  height: 'auto',
  background: vars.color.accent,
  boxShadow: 'none',
});

/** Two photos, and under each what changed. */
export const photos = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(2),
  gap: vars.space.xs,
});
globalStyle(`${photos} > figure`, { width: '100%' });
globalStyle(`${photos} > figure > div`, { aspectRatio: '1', ...onPhone({ aspectRatio: '4 / 3' }) });
globalStyle(`${root} ${photos} figure svg`, {
  top: 'auto',
  bottom: `calc(${badgeSize} / -2)`,
  insetInlineEnd: `calc(50% - ${badgeSize} / 2)`,
  width: badgeSize,
  height: badgeSize,
});
export const change = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontSize: vars.text.lead,
});
export const before = style([figure, { color: vars.color.deviation, fontSize: vars.text.lead }]);
export const after = style([figure, { color: vars.color.positive, fontSize: vars.text.lead }]);
export const arrow = style({ color: vars.color.textMuted });
/** By when it had to be done. */
export const closing = style({ color: vars.color.textMuted, textAlign: 'center' });
/** Looks like a button, and is part of the picture. */
export const close = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.nudge,
  minHeight: closeHeight,
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.radius.control,
  background: vars.color.positive,
  color: vars.color.onAccent,
  fontWeight: vars.font.strong,
});
globalStyle(`${close} ${tap}`, {
  marginInlineStart: 'auto',
  color: vars.color.onAccent,
});
