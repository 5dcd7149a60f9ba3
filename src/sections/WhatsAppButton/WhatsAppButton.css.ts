import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';

/** From tablets on, in the margin beside the text; a phone has the bar at its bottom. */
export const root = style(
  responsive(
    {
      base: {
        position: 'fixed',
        insetInlineEnd: `max(${vars.space.s}, env(safe-area-inset-right))`,
        insetBlockEnd: `max(${vars.space.s}, env(safe-area-inset-bottom))`,
        zIndex: 9,
        display: 'none',
        placeItems: 'center',
        width: vars.size.floating,
        height: vars.size.floating,
        border: `${vars.stroke.thin} solid ${vars.color.surface}`,
        borderRadius: vars.radius.round,
        background: vars.color.whatsapp,
        color: vars.color.onWhatsapp,
        boxShadow: vars.shadow.floating,
        transition: `background-color ${vars.motion.quick}`,
        // It floats over light and dark grounds: where the ring has the colour of the ground, this one shows.
        selectors: { '&:hover, &:focus-visible': { background: vars.color.text } },
      },
      tablet: { display: 'grid' },
    },
    { [when.coloursAreForced]: { borderColor: 'ButtonText' } },
  ),
);
