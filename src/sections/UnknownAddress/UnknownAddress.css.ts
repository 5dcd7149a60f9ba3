import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

/** It contains the space for the header above it, so the next section must not add that space again. */
export const root = style({
  paddingTop: vars.size.header,
  marginBottom: `calc(-1 * ${vars.size.header})`,
  background: vars.color.surfaceInk,
  color: vars.color.onInk,
  // On paper there is no header.
  '@media': { [when.printing]: { marginBottom: 0 } },
});

/** Over the next section, which reaches up to the header. */
export const notice = style({
  position: 'relative',
  zIndex: 1,
  paddingBlock: vars.space.s,
  color: vars.color.attention,
  fontWeight: vars.font.strong,
});
