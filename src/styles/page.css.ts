import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { from } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { deferLayout } from './deferLayout.ts';
import { when } from './responsive.ts';
import { eyebrowColor, mutedColor } from './typography.css.ts';

/** More space at the left of the text on a phone, where a line runs down the page. */
export const startSpace = createVar();

/** Centres a block and keeps it off the edges of the screen. */
export const pageWidth = style({
  width: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingInlineStart: fallbackVar(startSpace, vars.space.gutter),
  // From tablets on, this margin is reserved for the floating button.
  '@media': {
    [from('tablet')]: {
      maxWidth: `calc(${vars.size.content} + 2 * ${vars.space.rail})`,
      paddingInline: vars.space.rail,
    },
  },
});

/** The vertical rhythm of a section. */
export const section = style({
  position: 'relative',
  paddingBlock: vars.space.section,
  '@media': { [when.printing]: { paddingBlock: vars.space.m } },
});

/** A guess at the height of a section that is not laid out yet. */
const unseenSection = '48rem';

deferLayout('main > section:nth-child(n + 3)', unseenSection);

/** The colours of everything on a dark background. */
export const onInk = {
  color: vars.color.onInk,
  vars: {
    [vars.color.focus]: vars.color.attention,
    [mutedColor]: vars.color.onInkMuted,
    [eyebrowColor]: vars.color.accentOnInk,
  },
} as const;

/** A section on a dark background. */
export const ink = style({ background: vars.color.surfaceInk, ...onInk });

/** The same with a lighter background. */
export const inkRaised = style([ink, { background: vars.color.surfaceInkRaised }]);

/** A light panel on a dark background. */
export const paper = style({
  background: vars.color.surface,
  color: vars.color.text,
  vars: { [vars.color.focus]: vars.color.text, [mutedColor]: vars.color.textMuted },
});

/** A section on a tinted background. */
export const tint = style({ background: vars.color.surfaceTint });

/** Not visible, but screen readers read it. */
export const visuallyHidden = style({
  position: 'absolute',
  width: vars.stroke.hair,
  height: vars.stroke.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Not printed. */
export const screenOnly = style({ '@media': { [when.printing]: { display: 'none !important' } } });

/** The skip link, shown over the page while it has the focus. */
export const skipLink = style({
  position: 'absolute',
  zIndex: 20,
  insetInlineStart: vars.space.s,
  top: vars.space.xxs,
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  outlineOffset: `calc(-1 * ${vars.stroke.ring})`,
  translate: '0 -200%',
  ':focus': { translate: '0 0' },
});
