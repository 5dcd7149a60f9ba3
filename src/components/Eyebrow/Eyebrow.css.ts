import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { ink } from '#styles/layout.css.ts';

/** A station: the line comes from the edge of the screen and ends in a ring beside the words. */
export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBottom: vars.space.s,
  color: vars.color.accent,
  fontSize: vars.text.small,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
  '::before': {
    content: '',
    flex: 'none',
    width: vars.size.station,
    height: vars.size.station,
    border: `${vars.size.line} solid currentColor`,
    borderRadius: vars.radius.round,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: '100%',
    width: '50vw',
    height: vars.size.line,
    background: 'currentColor',
  },
  selectors: { [`${ink} &`]: { color: vars.color.accentOnInk } },
});
