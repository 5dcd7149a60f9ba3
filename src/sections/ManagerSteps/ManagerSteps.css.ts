import { createVar, globalStyle, style } from '@vanilla-extract/css';
import * as steps from '#styles/steps.css.ts';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { deferLayout } from '#styles/deferLayout.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';

const smallPhoneWidth = '16.5rem';
const phoneWidth = '20rem';
/** Between the phones, which the line crosses. */
const gap = createVar();
const narrowGap = vars.space.s;
const wideGap = vars.space.m;

/** The title and what it is about; at its right, or on a phone under both, that the data is an example. */
export const head = style(
  responsive({
    base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.hair },
    phoneWide: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.s },
  }),
);
globalStyle(`${head} > :last-child`, {
  '@media': { [from('phoneWide')]: { gridArea: '1 / 2', alignSelf: 'center' } },
});
export const lead = style({ gridColumn: '1 / -1', textWrap: 'balance' });

/** As wide as its place, because the space is between the phones. */
export const list = style([
  steps.list,
  responsive({
    base: { marginTop: vars.space.m },
    split: {
      gridTemplateColumns: equalColumns(3),
      columnGap: gap,
      rowGap: 0,
      vars: { [gap]: narrowGap },
    },
    desktopWide: { vars: { [gap]: wideGap }, marginTop: vars.space.l },
  }),
]);

/**
 * The words stand over their phone, on a tablet beside it. On wider screens the phones stand in one row and are of
 * one size.
 */
export const item = style([
  steps.item,
  responsive({
    base: {},
    phoneWide: { gridTemplateColumns: `auto minmax(0, 1fr) minmax(0, ${phoneWidth})` },
    split: {
      gridRow: 'span 4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      rowGap: 0,
      paddingInlineEnd: 0,
      '::before': { marginBottom: vars.space.xxs },
      selectors: {
        '&:not(:last-child)::after': { width: `calc(100% - ${vars.size.control} + ${gap})` },
      },
    },
  }),
]);
/** A guess at the height of a phone with its words. */
const unseenStep = '32rem';
// On a phone only the first one is near the first screen.
deferLayout(`${item}:nth-child(n + 2)`, unseenStep, `${when.onScreen} and ${below('phoneWide')}`);
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
    split: {
      display: 'grid',
      gridArea: 'auto / 1',
      width: '100%',
      maxWidth: 'none',
      marginTop: vars.space.s,
    },
  }),
);
