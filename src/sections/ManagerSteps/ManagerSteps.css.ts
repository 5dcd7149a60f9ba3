import { globalStyle, style } from '@vanilla-extract/css';
import * as steps from '#components/Items/steps.css.ts';
import * as screen from '#components/screens/screen.css.ts';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { leftOut } from '#styles/leftOut.ts';
import { paper } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { figure, plainNumber, strong } from '#styles/text.css.ts';

const smallPhoneWidth = '14.5rem';
const phoneWidth = '20rem';
const gap = vars.space.s;

export const lead = style({ textWrap: 'balance' });

/**
 * As wide as its place, because the space is between the phones. `&&` makes it more specific than styles that the
 * bundler may write after it.
 */
export const list = style([
  steps.list,
  responsive({
    base: { selectors: { '&&': { marginTop: vars.space.m } } },
    split: { selectors: { '&&': { columnGap: gap, rowGap: 0 } } },
  }),
]);

/**
 * The words stand over their phone, on a tablet beside it. On wider screens the phones stand in one row at the same
 * height.
 */
export const item = style([
  steps.item,
  responsive({
    base: {},
    phoneWide: { gridTemplateColumns: `auto minmax(0, 1fr) minmax(0, ${phoneWidth})` },
    split: {
      selectors: {
        '&&': {
          gridRow: 'span 4',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateRows: 'subgrid',
          rowGap: 0,
          paddingInlineEnd: 0,
        },
        '&&::before': { marginBottom: vars.space.xxs },
        '&&:not(:last-child)::after': { width: `calc(100% - ${vars.size.control} + ${gap})` },
      },
    },
  }),
]);
/** A guess at the height of a phone with its words. */
const unseenStep = '32rem';
// On a phone only the first one is near the first screen.
leftOut(`${item}:nth-child(n + 2)`, unseenStep, `${when.onScreen} and ${below('phoneWide')}`);
export const title = style([
  steps.title,
  responsive({ base: {}, split: { fontSize: vars.text.reading } }),
]);
export const words = style(
  responsive({
    base: {},
    phoneWide: { gridColumn: 2 },
    split: { gridColumn: 1, fontSize: vars.text.small, lineHeight: vars.leading.table },
  }),
);
export const phone = style(
  responsive({
    base: { gridColumn: 2, maxWidth: smallPhoneWidth, marginTop: vars.space.s },
    phoneWide: { gridArea: '1 / 3 / 4 / 4', maxWidth: phoneWidth, marginTop: 0 },
    split: { gridArea: 'auto / 1', maxWidth: 'none', marginTop: vars.space.s },
  }),
);

const minuteWidth = '9rem';
const boardWidth = '18rem';
/** The same minute for the person who runs the network: the hour, in the place of the first tap, and the board. */
export const seen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap,
  marginTop: vars.space.m,
  paddingTop: gap,
  borderTop: `${vars.size.line} solid ${vars.color.attention}`,
});
export const minute = style({
  flex: `1 1 ${minuteWidth}`,
  fontSize: vars.text.lead,
  textWrap: 'balance',
});
export const hour = style([
  figure,
  {
    display: 'block',
    color: vars.color.attention,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [when.coloursAreForced]: plainNumber, [when.printing]: { color: 'inherit' } },
  },
]);
/** One task of the board, on paper. */
export const board = style([
  paper,
  {
    flex: `2 1 ${boardWidth}`,
    minWidth: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
  },
]);
export const bar = style([
  screen.bar,
  screen.spread,
  { padding: `${vars.space.xxs} ${vars.space.s}` },
]);
/** Its two photos, what it was about and how it stands. */
export const task = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'auto auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: `${vars.space.nudge} ${vars.space.xs}`,
      padding: `${vars.space.xs} ${vars.space.s}`,
    },
    phoneWide: { gridTemplateColumns: 'auto auto minmax(0, 1fr) auto' },
  }),
);
globalStyle(`${task} > :last-child`, { gridColumnStart: -2, justifySelf: 'start' });
/** Who will verify it, at the foot of the board. */
export const check = style([
  screen.foot,
  screen.muted,
  { marginInline: vars.space.s, paddingBlock: vars.space.xxs },
]);
export const what = style([
  strong,
  { display: 'block', fontSize: vars.text.body, textWrap: 'balance' },
]);
