import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';

/** From tablets on, in the margin beside the text. */
export const screen = style(
  responsive({
    base: {
      position: 'fixed',
      insetInlineEnd: `max(${vars.space.s}, env(safe-area-inset-right))`,
      insetBlockEnd: `max(${vars.space.s}, env(safe-area-inset-bottom))`,
      zIndex: 9,
      display: 'none',
    },
    tablet: { display: 'block' },
  }),
);

/**
 * On a phone it floats over the picture that contains it. Further down the page, the demo bar has a chat button of
 * its own.
 */
export const picture = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  alignItems: 'end',
  padding: vars.space.xxs,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.quick}, visibility ${vars.motion.quick}`,
  '@media': {
    // On a low screen the bar does not float: it is at the end of the page.
    [when.screenIsHigh]: {
      selectors: {
        'html:has([data-demo-bar]:not([data-away])) &:not(:focus-within)': {
          opacity: 0,
          visibility: 'hidden',
        },
      },
    },
    [from('tablet')]: { display: 'none' },
  },
});

export const button = style(
  responsive(
    {
      base: {
        position: 'sticky',
        bottom: vars.space.xxs,
        display: 'grid',
        placeItems: 'center',
        width: vars.size.control,
        height: vars.size.control,
        border: `${vars.stroke.thin} solid ${vars.color.surface}`,
        borderRadius: vars.radius.round,
        background: vars.color.whatsapp,
        color: vars.color.onWhatsapp,
        boxShadow: vars.shadow.floating,
        pointerEvents: 'auto',
        transition: `background-color ${vars.motion.quick}`,
        // It floats over light and dark backgrounds: this second ring shows where the first has the same colour.
        selectors: { '&:hover, &:focus-visible': { background: vars.color.text } },
      },
      tablet: { width: vars.size.floating, height: vars.size.floating },
    },
    { [when.coloursAreForced]: { borderColor: 'ButtonText' } },
  ),
);
