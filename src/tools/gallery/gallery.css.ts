import { style, styleVariants } from '@vanilla-extract/css';
import { theme, vars } from '#styles/contract.css.ts';

export const page = style({ padding: vars.space.gutter });
export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m });
export const title = style({ marginTop: vars.space.l, fontSize: vars.text.title });
export const lead = style({ maxWidth: vars.measure.text, fontSize: vars.text.lead });
export const subtitle = style({ marginTop: vars.space.xl, fontSize: vars.text.heading });
export const note = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const search = style({
  display: 'grid',
  maxWidth: vars.column.card,
  marginTop: vars.space.m,
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.column.aside}), 1fr))`,
  gap: vars.space.s,
  marginTop: vars.space.s,
});
export const card = style({
  padding: vars.space.s,
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const facts = style({ maxWidth: vars.measure.text, marginTop: vars.space.s });
export const name = style({ fontWeight: vars.font.strong });
export const frames = style({ display: 'flex', gap: vars.space.m, overflowX: 'auto' });
export const frame = style({
  flex: 'none',
  maxWidth: 'none',
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
});
export const code = style({
  overflowX: 'auto',
  whiteSpace: 'pre-wrap',
  padding: vars.space.s,
  background: vars.color.surfaceTint,
  fontSize: vars.text.small,
});
export const fields = style({
  display: 'grid',
  gap: vars.space.xs,
  marginTop: vars.space.xs,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `${vars.stroke.thin} solid ${vars.color.border}`,
});

export const swatches = style([cards, { fontSize: vars.text.small }]);
export const swatch = style({
  width: '100%',
  height: vars.size.control,
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
});
export const sample = styleVariants(theme.text, (fontSize) => ({ fontSize }));
export const space = styleVariants(theme.space, (width) => ({
  display: 'inline-block',
  width,
  height: vars.space.s,
  background: vars.color.accent,
}));
