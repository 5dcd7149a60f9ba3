import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const root = style({ position: 'relative' });

export const toggle = style({
  position: 'absolute',
  insetInlineEnd: vars.stroke.thin,
  insetBlock: vars.stroke.thin,
  display: 'none',
  minWidth: vars.size.toggle,
  // Only forced colours make it visible.
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.loginPanelStrong,
  fontSize: vars.text.small,
  fontWeight: vars.font.strong,
  cursor: 'pointer',
  vars: { [vars.color.focus]: vars.color.text },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.ring})` },
  ':hover': { textDecoration: 'underline' },
  selectors: {
    // Shown only where scripts run, and hidden if this script could not load.
    'astro-island:defined:not([data-failed]) &': { display: 'block' },
  },
});
