import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';
import { strong } from '#styles/typography.css.ts';

const markSize = '1.75rem';

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxs,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
  fontSize: vars.text.body,
  // As high as the screen beside it.
  '@media': { [from('laptop')]: { paddingBlock: vars.space.xs } },
});
/** The one that is left. */
export const open = style([item, strong]);
/** The tick in its round, or a ring. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: markSize,
  height: markSize,
  borderRadius: vars.radius.round,
  background: vars.color.positive,
  '@media': { [when.printing]: { background: 'none' } },
});
globalStyle(`${open} > ${mark}`, {
  border: `${vars.stroke.thin} solid ${vars.color.accent}`,
  background: 'none',
});
globalStyle(`${mark} svg`, {
  color: vars.color.onAccent,
  '@media': {
    [when.coloursAreForced]: { color: 'CanvasText' },
    [when.printing]: { color: 'inherit' },
  },
});
