import { globalStyle, style } from '@vanilla-extract/css';
import { row } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

export const root = style([row, { gap: vars.space.xxs }]);

export const googlePlay = style({
  selectors: { 'html[data-device="ios"] &': { display: 'none' } },
});

export const appStore = style({
  selectors: { 'html[data-device="android"] &': { display: 'none' } },
});

/** One badge: a store's mark and its words. */
export const badge = style({
  gap: vars.space.xxs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  border: `${vars.stroke.hair} solid ${vars.color.borderControl}`,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.quick}`,
  ':hover': { background: vars.color.accentSoft },
  '@media': { [when.coloursAreForced]: { borderColor: 'ButtonText' } },
});

export const textColumn = style({ display: 'grid' });
export const small = style({ fontSize: vars.text.tiny });
export const large = style({ fontSize: vars.text.small, fontWeight: vars.font.strong });

/** On the page of the app: dark, and larger. */
export const prominent = style({
  minHeight: vars.size.floating,
  // When both are shown, they stand side by side on most phones.
  gap: vars.space.nudge,
  paddingInline: vars.space.xxs,
  borderColor: 'transparent',
  background: vars.color.surfaceInk,
  color: vars.color.onInk,
  ':hover': { background: vars.color.accentStrong },
});
globalStyle(`${prominent} ${large}`, { fontSize: vars.text.body });

/** A store's official badge. The stores require space of a quarter of its height around it. */
export const official = style({
  display: 'inline-block',
  padding: `calc(${vars.size.touch} / 4)`,
});
/** The badges have one height, and a width by their proportions. */
export const picture = style({ width: 'auto', maxWidth: 'none', height: vars.size.touch });
