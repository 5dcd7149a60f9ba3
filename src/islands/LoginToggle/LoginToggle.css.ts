import { style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';

export const root = style({ position: 'relative' });

export const toggle = style({
  position: 'absolute',
  insetInlineEnd: '2px',
  insetBlock: '2px',
  display: 'none',
  minWidth: '5.5rem',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.loginPanelStrong,
  fontSize: vars.text.small,
  fontWeight: vars.font.strong,
  cursor: 'pointer',
  vars: { [vars.color.focus]: vars.color.text },
  ':focus-visible': { outlineOffset: '-3px' },
  ':hover': { textDecoration: 'underline' },
  selectors: {
    // Only where scripts run, and not after the island could not load.
    'html[data-device] astro-island:not([data-failed]) &': { display: 'block' },
  },
});

export const status = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
