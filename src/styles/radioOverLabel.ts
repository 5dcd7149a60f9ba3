import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { when } from './responsive.ts';

/** The style of a radio button that is not seen and lies over the whole of its label, which shows its states. */
export const radioOverLabel = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
} as const;

/** How a label shows that its radio button, before it, is chosen, in this colour, or has the focus. */
export const labelOfRadio = (radio: string, colour: string): StyleRule => ({
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    [`${radio}:checked + &`]: {
      borderColor: colour,
      background: colour,
      color: vars.color.onAccent,
    },
    [`${radio}:focus-visible + &`]: {
      outline: `${vars.stroke.ring} solid ${vars.color.focus}`,
      outlineOffset: vars.stroke.thin,
    },
  },
  '@media': {
    [when.coloursAreForced]: {
      selectors: {
        [`${radio}:checked + &`]: {
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
