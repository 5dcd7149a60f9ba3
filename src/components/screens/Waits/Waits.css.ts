import { globalStyle, style } from '@vanilla-extract/css';
import { avatar, row, strong } from '#components/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { containerQueries } from '#styles/responsive.ts';

const whoWidth = '9rem';
/** What these words need with two digits, so that all bars end at one place. */
const daysWidth = '9.5rem';

/** Whose visit, where, how long and until when; in a narrow frame the bar has a row of its own. */
export const line = style([
  row,
  {
    gridTemplate: `"avatar who days" auto "avatar bar bar" auto / auto minmax(0, 1fr) auto`,
    rowGap: vars.space.hair,
    '@container': {
      [containerQueries.columns]: {
        gridTemplate: `"avatar who bar days" auto / auto ${whoWidth} minmax(0, 1fr) ${daysWidth}`,
      },
    },
  },
]);
globalStyle(`${line} > ${avatar}`, { gridArea: 'avatar' });
export const who = style({
  gridArea: 'who',
  display: 'grid',
  lineHeight: vars.leading.snug,
});
export const bar = style({ gridArea: 'bar', display: 'grid' });
export const days = style([
  strong,
  { gridArea: 'days', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
]);

/** A wait without an end: a dashed line that leaves the frame. */
export const forgotten = style({
  display: 'grid',
  gap: vars.space.xs,
  overflowX: 'clip',
  marginBottom: vars.space.xs,
});
export const endless = style({
  marginInlineEnd: `calc(-1 * ${vars.space.m})`,
  borderTop: `${vars.size.line} dashed ${vars.color.deviation}`,
});
