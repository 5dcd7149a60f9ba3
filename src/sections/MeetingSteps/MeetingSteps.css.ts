import { globalStyle, style } from '@vanilla-extract/css';
import { row } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { small } from '#styles/text.css.ts';

export const steps = style({
  display: 'grid',
  gap: vars.space.xs,
  marginTop: vars.space.s,
  counterReset: 'paso',
  listStyle: 'none',
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space.xs,
  counterIncrement: 'paso',
  '::before': {
    content: 'counter(paso)',
    display: 'grid',
    placeItems: 'center',
    width: vars.size.icon,
    height: vars.size.icon,
    border: `${vars.stroke.thin} solid ${vars.color.accent}`,
    borderRadius: vars.radius.round,
    color: vars.color.accentStrong,
    fontSize: vars.text.small,
    fontWeight: vars.font.strong,
    lineHeight: vars.leading.tight,
  },
});

/** The host of the meeting, with a portrait where there is one. */
export const host = style([row, { marginTop: vars.space.m }]);
export const face = style({
  width: vars.size.floating,
  height: vars.size.floating,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
});
globalStyle(`${face} > img`, { width: '100%', height: '100%', objectFit: 'cover' });
export const role = style([small, { display: 'block' }]);
