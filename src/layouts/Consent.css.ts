import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

const panel = style({
  maxWidth: `min(${vars.measure.lead}, 100vw - 2 * ${vars.space.s})`,
  maxHeight: `calc(100dvh - 2 * ${vars.space.s})`,
  overflowY: 'auto',
  padding: vars.space.m,
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
});

/** Over the page, which stays as it is: nothing moves when the question comes or goes. */
export const banner = style([
  panel,
  {
    position: 'fixed',
    zIndex: 10,
    insetInlineStart: vars.space.s,
    insetBlockEnd: vars.space.s,
    boxShadow: vars.shadow.floating,
    '@media': { [when.printing]: { display: 'none' } },
  },
]);
export const preferences = style([panel, { '::backdrop': { background: vars.color.scrim } }]);

export const text = style({ marginTop: vars.space.xxs, fontSize: vars.text.small });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginTop: vars.space.s,
});
globalStyle(`${actions} > button`, { flexGrow: 1 });

export const category = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space.xs,
  alignItems: 'center',
  marginTop: vars.space.s,
});
export const explanation = style([text, { gridColumn: 2 }]);
export const box = style({
  width: vars.size.checkbox,
  height: vars.size.checkbox,
  margin: 0,
  accentColor: vars.color.accent,
});
