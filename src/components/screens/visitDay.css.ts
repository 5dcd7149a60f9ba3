import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

const anyDay = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.checkbox,
  height: vars.size.checkbox,
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.radius.round,
  fontVariantNumeric: 'tabular-nums',
});
/** The day of a visit, in the colour of whether it is done, of today or still to come. */
export const visitDay = {
  done: style([anyDay, { background: vars.color.positiveSoft, color: vars.color.positive }]),
  today: style([
    anyDay,
    {
      background: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: vars.font.strong,
    },
  ]),
  later: style([anyDay, { borderColor: vars.color.borderControl }]),
} as const;
