import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { disclosure } from '#styles/disclosure.css.ts';
import { equalColumns, when } from '#styles/responsive.ts';
import { muted, smallLink } from '#styles/typography.css.ts';

export const item = style({ borderBottom: `${vars.stroke.hair} solid ${vars.color.border}` });

export const question = style([
  disclosure,
  {
    paddingBlock: vars.space.s,
    fontSize: vars.text.lead,
    fontWeight: vars.font.strong,
    lineHeight: vars.leading.snug,
    textWrap: 'balance',
  },
]);

export const answer = style([muted, { maxWidth: vars.measure.text, paddingBottom: vars.space.m }]);
export const clause = style([
  smallLink,
  { display: 'block', width: 'fit-content', marginTop: vars.space.xxs },
]);

/** Two columns of questions under the title; one on a phone. */
export const lists = style({ marginTop: vars.space.m });
globalStyle(lists, {
  '@media': {
    [from('split')]: {
      display: 'grid',
      gridTemplateColumns: equalColumns(2),
      columnGap: vars.space.xxl,
    },
  },
});

export const open = style({ gridColumn: '1 / -1' });

export const ask = style({ paddingBottom: vars.space.m });
// It keeps its size beside words in two lines.
globalStyle(`${ask} svg`, { flex: 'none' });

// In print every answer is shown.
globalStyle(`${item}::details-content`, {
  '@media': { [when.printing]: { contentVisibility: 'visible', blockSize: 'auto' } },
});
