import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { when } from './responsive.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  minHeight: vars.size.control,
  // Less at the sides on a phone, so that icon and text share a line.
  padding: `${vars.space.xxs} min(4vw, ${vars.space.m})`,
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.control,
  background: 'none',
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  // Two lines of a length, not a last word alone.
  textWrap: 'balance',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  // No transform while pressed: a link stretched over its card would shrink to the button.
});

/** In print a button is a framed text, whether or not backgrounds are printed. */
const framed = {
  [when.coloursAreForced]: { borderColor: 'ButtonText' },
  [when.printing]: {
    background: vars.color.surface,
    borderColor: 'currentColor',
    color: vars.color.text,
  },
};

/** How a call to action is drawn. */
const variants = {
  solid: {
    background: vars.color.accent,
    color: vars.color.onAccent,
    ':hover': { background: vars.color.accentStrong },
    '@media': framed,
  },
  outline: {
    borderColor: vars.color.accent,
    color: vars.color.accent,
    ':hover': { background: vars.color.accentSoft, color: vars.color.accentStrong },
  },
  // It is white, because amber on a dark background means a deviation.
  onInk: {
    background: vars.color.surface,
    color: vars.color.text,
    ':hover': { background: vars.color.accentSoft },
    '@media': framed,
  },
  outlineOnInk: {
    borderColor: vars.color.accentOnInk,
    color: vars.color.onInk,
    ':hover': { background: vars.color.surfaceInkRaised },
  },
  /** A way out beside the main one: no more than a line of words. */
  plain: {
    paddingInline: 0,
    border: 0,
    color: vars.color.accent,
    textDecoration: 'underline',
    ':hover': { color: vars.color.accentStrong },
  },
  plainOnInk: { paddingInline: 0, border: 0, color: vars.color.onInk, textDecoration: 'underline' },
  whatsapp: {
    background: vars.color.whatsapp,
    color: vars.color.onWhatsapp,
    ':hover': { background: vars.color.text },
    '@media': framed,
  },
};
export const button = styleVariants(variants, (variant) => [base, variant]);
export type ButtonVariant = keyof typeof button;
