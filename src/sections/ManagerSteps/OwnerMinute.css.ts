import { globalStyle, style } from '@vanilla-extract/css';
import * as screen from '#styles/screens/screen.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { ink, paper } from '#styles/page.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { plainNumber, strong, title } from '#styles/text.css.ts';

const hourSize = 'clamp(4rem, 2.5rem + 7vw, 9rem)';

const largeThumbnail = '6rem';

/** A ground of its own, so that it does not run into the dark one of the taps. */
export const root = style([
  ink,
  responsive(
    {
      base: { paddingBlock: vars.space.l, background: vars.color.accentStrong },
      desktop: { paddingBlock: vars.space.xl },
    },
    { [when.printing]: { background: 'none' } },
  ),
]);
/** The minute, and beside it the board; on a phone one under the other. */
export const row = style(
  responsive({
    base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m },
    split: {
      gridTemplateColumns: equalColumns(2),
      alignItems: 'center',
      columnGap: vars.space.l,
    },
    desktop: { columnGap: vars.space.xxl },
  }),
);
export const minute = style([title, { textWrap: 'balance' }]);
export const hour = style({
  display: 'block',
  color: vars.color.attention,
  fontSize: hourSize,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  '@media': { [when.coloursAreForced]: plainNumber, [when.printing]: { color: 'inherit' } },
});
/** One task of the board, on paper. */
export const board = style([
  paper,
  {
    minWidth: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.floating,
    lineHeight: vars.leading.snug,
  },
]);
export const bar = style([
  screen.bar,
  screen.spread,
  { padding: `${vars.space.xs} ${vars.space.s}` },
]);
/** Its two photos, what it was about and how it stands. */
export const task = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'auto auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: `${vars.space.nudge} ${vars.space.xs}`,
      padding: vars.space.s,
    },
    phoneWide: { gridTemplateColumns: 'auto auto minmax(0, 1fr) auto' },
  }),
);
globalStyle(`${task} > figure`, { '@media': { [from('desktopWide')]: { width: largeThumbnail } } });
globalStyle(`${task} > :last-child`, { gridColumnStart: -2, justifySelf: 'start' });
/** Who will verify it, at the foot of the board. */
export const check = style([
  screen.foot,
  screen.muted,
  { marginInline: vars.space.s, paddingBlock: vars.space.xs, textWrap: 'balance' },
]);
export const what = style([
  strong,
  { display: 'block', fontSize: vars.text.lead, textWrap: 'balance' },
]);
