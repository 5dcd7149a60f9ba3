import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { raised, stack } from '#styles/layouts.css.ts';
import { paper } from '#styles/page.css.ts';
import { responsive } from '#styles/responsive.ts';
import { quietButton } from './quietButton.ts';

/** A sheet of paper on the night, from the title to the other ways of contact. */
export const panel = style([
  raised,
  paper,
  stack,
  // The calendar takes the height that the text beside it has more.
  {
    gridTemplateRows: 'auto 1fr auto',
    selectors: { 'html[data-device] &': { flexGrow: 1 } },
  },
  responsive({
    base: { padding: vars.space.s, boxShadow: vars.shadow.floating },
    phoneWide: { padding: vars.space.m },
  }),
]);

// While the page arrives in pieces, the days and what is under them wait for the script, which makes the days higher.
globalStyle(`html[data-device] ${panel}[data-arriving] [data-scheduler]`, { visibility: 'hidden' });

/** Another way to the same calendar; without scripts it is the only way. */
export const open = style({});
globalStyle(`html[data-device] ${open} > a`, {
  ...quietButton,
  fontSize: vars.text.small,
  fontWeight: vars.font.regular,
});
