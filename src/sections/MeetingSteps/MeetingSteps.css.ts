import { style } from '@vanilla-extract/css';
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
export const registered = style([small, { marginTop: vars.space.s }]);
