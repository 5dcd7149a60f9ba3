import { globalStyle, style } from '@vanilla-extract/css';
import { avatar, inline, row, strong } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { containerQueries } from '#styles/responsive.ts';

const whoWidth = '9.5rem';
/** The width that these words need with two digits, so that all bars end at the same place. */
const daysWidth = '6.5rem';

/**
 * The supervisor, the branch, the bar of the wait and its number of days. In a narrow frame the bar has a row of its
 * own.
 */
export const line = style([
  row,
  {
    gridTemplate: `"avatar who days" auto "avatar bar bar" auto ". plan plan" auto / auto minmax(0, 1fr) auto`,
    rowGap: vars.space.hair,
    '@container': {
      [containerQueries.columns]: {
        gridTemplate: `"avatar who bar days" auto ". plan plan plan" auto / auto ${whoWidth} minmax(0, 1fr) ${daysWidth}`,
      },
    },
  },
]);
globalStyle(`${line} > ${avatar}`, { gridArea: 'avatar' });
/** Stands in place of an initial if nobody visits the branch. */
export const nobody = style([
  avatar,
  {
    gridArea: 'avatar',
    borderStyle: 'dashed',
    borderColor: vars.color.deviation,
    background: 'none',
  },
]);
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
/** Under a branch without a visit: that it has none, and the way to give it one. */
export const plan = style([inline, { gridArea: 'plan' }]);
