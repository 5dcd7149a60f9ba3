import { style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';
import { when } from '~/styles/responsive.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.control,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.hair,
  borderRadius: vars.radius.control,
  border: `${vars.stroke.hair} solid ${vars.color.borderOnInk}`,
  background: vars.color.surfaceInk,
  color: vars.color.onInk,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.quick}`,
  ':hover': { background: vars.color.surfaceInkRaised },
  '@media': { [when.coloursAreForced]: { borderColor: 'ButtonText' } },
});

export const words = style({ display: 'grid' });
export const small = style({ fontSize: vars.text.tiny });
export const large = style({ fontWeight: vars.font.strong });
