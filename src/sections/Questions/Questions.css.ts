import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';

export const grid = style(
  responsive(
    {
      base: { display: 'grid', gap: vars.space.l },
      split: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: vars.space.xxl },
    },
    // In a grid a heading does not stay with what it heads.
    { [when.printing]: { display: 'block' } },
  ),
);

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
});

export const answer = style({
  maxWidth: vars.measure.text,
  paddingBottom: vars.space.m,
  color: vars.color.textMuted,
});

export const clause = style({
  display: 'block',
  width: 'fit-content',
  marginTop: vars.space.xxs,
  paddingBlock: vars.space.hair,
  color: vars.color.accentStrong,
  fontSize: vars.text.small,
});

// On paper every answer is there to read.
globalStyle(`${item}::details-content`, {
  '@media': { [when.printing]: { contentVisibility: 'visible', blockSize: 'auto' } },
});
