import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { when } from './responsive.ts';

/** The visible line of a `<details>`, with an arrow at its end that turns over when it is open. */
export const disclosure = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minHeight: vars.size.control,
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
  selectors: { '[open] > &::after': { rotate: '225deg' } },
  '@media': { [when.printing]: { '::after': { content: 'none' } } },
});
