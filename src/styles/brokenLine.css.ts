import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { lineToNext } from './layouts.css.ts';
import { responsive } from './responsive.ts';

const dash = '0.625rem';
const dashes = `${vars.color.borderControl} 0 ${dash}, transparent 0 calc(2 * ${dash})`;

/** Stops of the line, which is broken before the last one: down a phone, along a wide screen. */
export const stops = style(
  responsive({
    base: { display: 'grid', marginTop: vars.space.l },
    split: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: vars.space.l,
    },
  }),
);
/** A stop: its ring, then what is said of it. */
export const stop = style(
  responsive({
    base: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space.m,
      alignContent: 'start',
      paddingBottom: vars.space.l,
      selectors: {
        '&:not(:last-child)::after': { ...lineToNext.down, background: vars.color.accent },
        '&:nth-last-child(2)::after': { background: `repeating-linear-gradient(${dashes})` },
      },
    },
    split: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBottom: 0,
      selectors: {
        '&:not(:last-child)::after': {
          ...lineToNext.along,
          width: `calc(100% - ${vars.size.control} + ${vars.space.l})`,
        },
        '&:nth-last-child(2)::after': {
          background: `repeating-linear-gradient(to right, ${dashes})`,
        },
      },
    },
  }),
);
