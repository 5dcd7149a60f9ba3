import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';
import { muted, smallLink } from '#styles/text.css.ts';

export const item = style({ borderBottom: `${vars.stroke.hair} solid ${vars.color.border}` });

export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minHeight: vars.size.control,
  paddingBlock: vars.space.s,
  fontSize: vars.text.lead,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  listStyle: 'none',
  '::after': {
    content: '',
    flex: 'none',
    marginInlineEnd: vars.space.hair,
    width: vars.size.mark,
    height: vars.size.mark,
    border: 'solid currentColor',
    borderWidth: `0 ${vars.size.line} ${vars.size.line} 0`,
    rotate: '45deg',
    transition: `rotate ${vars.motion.quick}`,
  },
  ':hover': { color: vars.color.accentStrong },
  selectors: { [`${item}[open] &::after`]: { rotate: '225deg' } },
  '@media': { [when.printing]: { '::after': { content: 'none' } } },
});

export const answer = style([muted, { maxWidth: vars.measure.text, paddingBottom: vars.space.m }]);
export const clause = style([
  smallLink,
  { display: 'block', width: 'fit-content', marginTop: vars.space.xxs },
]);

export const ask = style({ paddingBottom: vars.space.m });
// It keeps its size beside words in two lines.
globalStyle(`${ask} svg`, { flex: 'none' });

// In print every answer is shown.
globalStyle(`${item}::details-content`, {
  '@media': { [when.printing]: { contentVisibility: 'visible', blockSize: 'auto' } },
});
