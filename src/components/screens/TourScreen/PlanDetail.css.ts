import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';

export const month = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(5),
  gap: vars.space.hair,
});
export const day = style(
  responsive({
    base: {
      padding: `${vars.stroke.thin} ${vars.space.nudge}`,
      borderRadius: vars.space.nudge,
      background: vars.color.surfaceTint,
      fontSize: vars.text.tiny,
    },
    tablet: { height: vars.space.l },
  }),
);
globalStyle(`${month} b`, { float: 'inline-end', color: vars.color.accentGlow });
export const today = style([
  day,
  { background: vars.color.accent, color: vars.color.onAccent, fontWeight: vars.font.strong },
]);
