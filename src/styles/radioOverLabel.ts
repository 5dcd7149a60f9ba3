import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { when } from './responsive.ts';

/** An invisible radio button that covers its label, which shows the button's states instead. */
export const radioOverLabel = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
} as const;

/** A label after its radio button: `colour` shows that the button is chosen, a ring that it has the focus. */
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
