import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';

/** With less room than this the bar has two lines. */
const firstButtonWidth = '7rem';

/**
 * Sticks to the bottom of a phone's screen. At the end of the page it rests in the space that the footer leaves for
 * it or, if there is no footer, below the content, so that it never covers the last text.
 */
export const root = style(
  responsive(
    {
      base: {
        position: 'sticky',
        bottom: 0,
        zIndex: 8,
        // At twice the text size each button needs its own line.
        display: 'flex',
        flexWrap: 'wrap',
        gap: vars.space.xxs,
        padding: vars.space.xxs,
        paddingBottom: `max(${vars.space.xxs}, env(safe-area-inset-bottom))`,
        borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
        background: vars.color.surface,
        transition: `opacity ${vars.motion.quick}, visibility ${vars.motion.quick}`,
        selectors: {
          'footer + &': { marginTop: `calc(-1 * ${vars.size.demoBar})` },
          // Hidden while another demo button is in view or somebody types, but not while it has the
          // focus, which would be lost.
          'html[data-device] &[data-away]:not(:focus-within), :root:has(:is(input:not([type="checkbox"], [type="radio"]), textarea, iframe):focus) &':
            {
              opacity: 0,
              visibility: 'hidden',
            },
        },
      },
      tablet: { display: 'none' },
    },
    { [when.screenIsLow]: { position: 'static' }, [when.printing]: { display: 'none' } },
  ),
);

// Both on one line of a phone.
globalStyle(`${root} > a`, { paddingInline: vars.space.xxs });
globalStyle(`${root} > :first-child`, { flex: `1 1 ${firstButtonWidth}` });

// A focused element is scrolled to above the bar, never under it.
globalStyle('html:has([data-demo-bar])', {
  '@media': {
    [`${below('tablet')} and ${when.screenIsHigh}`]: {
      scrollPaddingBottom: `calc(${vars.size.demoBar} + ${vars.space.s})`,
    },
  },
});
