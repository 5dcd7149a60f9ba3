import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { raised, stack } from '#styles/layouts.css.ts';
import { paper } from '#styles/page.css.ts';
import { responsive } from '#styles/responsive.ts';
import { small } from '#styles/typography.css.ts';
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

/** The title and, under it, who is on the other side. */
export const head = style({ display: 'grid', gap: vars.space.xs });
export const host = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  lineHeight: vars.leading.snug,
});
export const face = style({
  flex: 'none',
  width: vars.size.floating,
  height: vars.size.floating,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
});
globalStyle(`${face} > img`, { width: '100%', height: '100%', objectFit: 'cover' });
export const role = style([small, { display: 'block' }]);

// While the page arrives in pieces, the days and what is under them wait for the script, which makes the days higher.
globalStyle(`html[data-device] ${panel}[data-arriving] [data-scheduler]`, { visibility: 'hidden' });

/** Another way to the same calendar; without scripts it is the only way. */
export const open = style({});
globalStyle(`html[data-device] ${open} > a`, {
  ...quietButton,
  fontSize: vars.text.small,
  fontWeight: vars.font.regular,
});
