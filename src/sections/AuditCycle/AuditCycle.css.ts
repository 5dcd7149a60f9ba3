import { globalStyle, style } from '@vanilla-extract/css';
import { item as anyItem, list as anyList } from '#styles/steps.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { small } from '#styles/typography.css.ts';

/** On a phone a photo is no larger than in the hand. */
const photoWidth = '22rem';

const gap = vars.space.l;
export const list = style([
  anyList,
  { '@media': { [from('split')]: { columnGap: gap, rowGap: 0 } } },
]);
/** A step and its result. Where the steps stand side by side, all results begin and end at the same heights. */
export const item = style([
  anyItem,
  {
    '@media': {
      [from('split')]: {
        gridRow: 'span 4',
        gridTemplateRows: 'subgrid',
        rowGap: 0,
        paddingBottom: gap,
        paddingInlineEnd: 0,
        selectors: {
          '&:not(:last-child)::after': { width: `calc(100% - ${vars.size.control} + ${gap})` },
        },
      },
    },
  },
]);

const left = responsive({
  base: { gridColumn: 2, minWidth: 0, maxWidth: photoWidth, marginTop: vars.space.s },
  split: { gridColumn: 1, maxWidth: 'none', marginTop: vars.space.m },
});
export const photo = style(left);
globalStyle(`${photo} > figure`, { boxShadow: vars.shadow.floating });
export const task = style([
  paper,
  left,
  {
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.floating,
    lineHeight: vars.leading.snug,
    '@media': {
      [from('split')]: { display: 'grid', gridTemplateRows: 'auto 1fr auto' },
      [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    },
  },
]);
const inside = `${vars.space.s} ${vars.space.m}`;
export const found = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.xs,
  padding: inside,
  background: vars.color.deviationSoft,
});
globalStyle(`${found} span`, { display: 'block' });
export const given = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  padding: inside,
  fontSize: vars.text.small,
});
/** The cause, at the foot. The step has two halves: the task answers one, the cause the other. */
export const cause = style({
  padding: inside,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
  background: vars.color.accentSoft,
  fontSize: vars.text.small,
});
export const caption = small;
