import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

/** Behind the header and under it; what follows makes no second room for it. */
export const root = style({
  paddingTop: vars.size.header,
  marginBottom: `calc(-1 * ${vars.size.header})`,
  background: vars.color.surfaceTint,
  // On paper there is no header.
  '@media': { [when.printing]: { marginBottom: 0 } },
});

export const notice = style({
  position: 'relative',
  paddingBlock: vars.space.xs,
  fontWeight: vars.font.strong,
});
