import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.s,
  width: '100%',
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceTint,
});
export const title = style({ fontSize: vars.text.heading });
export const text = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const list = style({ width: '100%', marginBottom: 'auto' });
/** A box to tick, and what the sheet is for. */
export const sheet = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
  fontWeight: vars.font.strong,
  textDecoration: 'none',
  '::before': {
    content: '',
    flex: 'none',
    width: vars.size.station,
    height: vars.size.station,
    border: `${vars.stroke.thin} solid ${vars.color.accent}`,
    borderRadius: vars.space.hair,
  },
  ':hover': { color: vars.color.accentStrong, textDecoration: 'underline' },
});
