import { style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';
import { when } from '~/styles/responsive.ts';

export const root = style({
  position: 'fixed',
  insetInlineEnd: `max(${vars.space.s}, env(safe-area-inset-right))`,
  insetBlockEnd: `max(${vars.space.s}, env(safe-area-inset-bottom))`,
  zIndex: 9,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.floating,
  height: vars.size.floating,
  border: `${vars.stroke.thin} solid ${vars.color.surface}`,
  borderRadius: vars.radius.round,
  background: vars.color.whatsapp,
  color: vars.color.onWhatsapp,
  boxShadow: vars.shadow.floating,
  transition: `background-color ${vars.motion.quick}`,
  // It floats over light and dark grounds: where the ring can't be told from the ground, this can.
  selectors: { '&:hover, &:focus-visible': { background: vars.color.text } },
  '@media': { [when.coloursAreForced]: { borderColor: 'ButtonText' } },
});
