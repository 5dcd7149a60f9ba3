import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const root = style({ display: 'grid', justifyItems: 'center', gap: vars.space.hair });
export const code = style({
  width: vars.size.code,
  height: vars.size.code,
  overflow: 'clip',
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});
export const caption = style({ fontSize: vars.text.small, fontWeight: vars.font.strong });
