import { style } from '@vanilla-extract/css';
import { bar as screenBar, spread } from '#components/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { card } from '#styles/layouts.css.ts';
import { responsive, when } from '#styles/responsive.ts';

const screenWidth = '25rem';

/** Side by side, the screens of all moments end at one height. */
export const stop = style(
  responsive({ base: {}, split: { alignContent: 'stretch', gridTemplateRows: 'auto auto 1fr' } }),
);
/** What the app shows in a moment: a piece of its screen. */
export const screen = style([
  card,
  responsive({
    base: {
      gridColumn: 2,
      maxWidth: screenWidth,
      overflow: 'hidden',
      marginTop: vars.space.s,
      padding: 0,
      fontSize: vars.text.small,
      lineHeight: vars.leading.snug,
    },
    split: { gridColumn: 1, alignSelf: 'end', maxWidth: 'none' },
  }),
]);
const inset = `${vars.space.xs} ${vars.space.s}`;
export const bar = style([spread, screenBar, { padding: inset }]);
export const rows = style({ display: 'grid', gap: vars.space.xs, padding: vars.space.s });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.nudge,
});
/** Ready, kept, sent: the second waits for the signal. */
export const state = style({
  display: 'grid',
  padding: inset,
  background: vars.color.positiveSoft,
  selectors: {
    [`${stop}:nth-last-child(2) &`]: { background: vars.color.attention },
  },
  '@media': {
    [when.coloursAreForced]: { borderTop: `${vars.stroke.hair} solid CanvasText` },
  },
});
export const note = style({ fontSize: vars.text.tiny });
