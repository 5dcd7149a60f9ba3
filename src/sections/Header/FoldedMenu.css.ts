import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { card, touchable } from '#styles/layouts.css.ts';
import { responsive } from '#styles/responsive.ts';

const menuWidth = '17rem';

/**
 * The menu from 768 to 1199 px, where neither the menu links nor the drawer are shown. A menu that is too long for
 * the bar has this form on wider screens too.
 */
export const root = style(
  responsive({
    base: { display: 'none' },
    tablet: { display: 'block', position: 'relative', justifySelf: 'start' },
    desktop: { display: 'none' },
  }),
);

export const summary = style([
  touchable,
  {
    gap: vars.space.xxs,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.control,
    fontWeight: vars.font.strong,
    cursor: 'pointer',
    listStyle: 'none',
    overflowWrap: 'normal',
    ':hover': { background: vars.color.accentSoft },
    '::after': {
      content: '',
      width: vars.size.mark,
      height: vars.size.mark,
      marginBlockEnd: vars.space.hair,
      border: 'solid currentColor',
      borderWidth: `0 ${vars.stroke.thin} ${vars.stroke.thin} 0`,
      rotate: '45deg',
      transition: `rotate ${vars.motion.quick}, margin ${vars.motion.quick}`,
    },
    selectors: {
      [`${root}[open] > &::after`]: {
        rotate: '225deg',
        marginBlockEnd: `calc(-1 * ${vars.space.hair})`,
      },
    },
  },
]);

export const panel = style([
  card,
  {
    position: 'absolute',
    insetInlineStart: 0,
    top: '100%',
    minWidth: menuWidth,
    padding: vars.space.xxs,
    boxShadow: vars.shadow.floating,
    selectors: {
      // If the focus leaves the menu while it is open, it is hidden, because it would cover the page. Shift+Tab can
      // still reach it.
      [`:has(:focus-visible) ${root}:not(:focus-within) &`]: {
        opacity: 0,
        pointerEvents: 'none',
      },
    },
  },
]);
