import { globalStyle, style } from '@vanilla-extract/css';
import { row } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';

const drawerWidth = '22rem';

export const closeButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  padding: 0,
  // Only forced colours make it visible.
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.control,
  background: 'transparent',
  cursor: 'pointer',
  ':hover': { background: vars.color.accentSoft },
});

export const menuButton = style([
  closeButton,
  responsive({ base: {}, tablet: { display: 'none' } }),
]);

export const icon = style({
  width: vars.size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
});

export const drawer = style({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: `min(${drawerWidth}, 88vw)`,
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  overscrollBehavior: 'contain',
  selectors: {
    // So that nothing in it can be clicked while it closes.
    '&:not([open])': { display: 'none', pointerEvents: 'none' },
  },
  '::backdrop': { background: vars.color.scrim },
  '@media': {
    [when.motionIsWelcome]: {
      translate: '100% 0',
      transition: `translate ${vars.motion.drawer} ${vars.motion.ease}, overlay ${vars.motion.drawer} allow-discrete, display ${vars.motion.drawer} allow-discrete`,
      selectors: {
        '&[open]': {
          translate: '0 0',
          '@starting-style': { translate: '100% 0' },
        },
      },
    },
    [when.coloursAreForced]: { borderInlineStart: `${vars.stroke.thin} solid CanvasText` },
    [when.printing]: { display: 'none' },
  },
});

// The page behind an open drawer does not scroll.
globalStyle(`html:has(dialog.${drawer}[open])`, { overflow: 'hidden' });

export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.m,
  minHeight: '100%',
  padding: `${vars.space.s} ${vars.space.m} ${vars.space.l}`,
});

export const top = style([row, { flexWrap: 'nowrap', justifyContent: 'space-between' }]);

export const title = style({ fontSize: vars.text.lead, fontWeight: vars.font.strong });
