import '#styles/theme.css.ts';
import { style } from '@vanilla-extract/css';
import { button } from '#styles/buttons.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';

/** Over the page, which stays as it is: nothing moves when the question comes or goes. */
export const banner = style(
  responsive(
    {
      base: {
        position: 'fixed',
        zIndex: 10,
        insetInline: vars.space.s,
        insetBlockEnd: vars.space.s,
        maxHeight: `calc(100dvh - 2 * ${vars.space.s})`,
        overflowY: 'auto',
        padding: vars.space.m,
        border: `${vars.stroke.hair} solid ${vars.color.border}`,
        borderRadius: vars.radius.card,
        background: vars.color.surfaceRaised,
        boxShadow: vars.shadow.floating,
      },
      phoneWide: { insetInlineEnd: 'auto', maxWidth: vars.measure.lead },
    },
    { [when.printing]: { display: 'none' } },
  ),
);

export const title = style({ fontSize: vars.text.heading });
export const text = style({ marginTop: vars.space.xxs, fontSize: vars.text.small });
export const link = style({ color: vars.color.accent, fontWeight: vars.font.strong });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginTop: vars.space.s,
});

export const answer = style([button.solid, { flex: '1 0 auto' }]);
export const plain = style([
  button.outline,
  { flex: '1 0 auto', borderColor: 'transparent', background: 'none' },
]);

export const preferences = style({
  width: `min(${vars.measure.lead}, 100vw - 2 * ${vars.space.s})`,
  maxHeight: `calc(100dvh - 2 * ${vars.space.s})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  '::backdrop': { background: vars.color.scrim },
});
export const panel = style({ padding: vars.space.m });

export const categories = style({
  display: 'grid',
  gap: vars.space.s,
  marginTop: vars.space.s,
});
export const category = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space.xs,
  alignItems: 'center',
});
export const box = style({
  width: vars.size.checkbox,
  height: vars.size.checkbox,
  margin: 0,
  accentColor: vars.color.accent,
});
export const name = style({ fontWeight: vars.font.strong });
