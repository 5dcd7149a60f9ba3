import { style } from '@vanilla-extract/css';
import { card as framed, ruled, stretched } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { small, smallLink, strong } from '#styles/typography.css.ts';

export const list = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m },
    cardPair: { gridTemplateColumns: equalColumns(2), gap: vars.space.l },
  }),
);

/** A card that is one link: the title's link is stretched over it. */
export const card = style([
  framed,
  responsive(
    {
      base: {
        position: 'relative',
        display: 'grid',
        columnGap: vars.space.m,
        overflow: 'clip',
        paddingBlock: 0,
        background: vars.color.surfaceTint,
        transition: `border-color ${vars.motion.quick}`,
      },
      // In a row of cards the sheets begin at one height.
      cardPair: { gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: 0 },
      desktop: {
        gridRow: 'auto',
        gridTemplateRows: 'none',
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      },
    },
    { [when.pointerCanHover]: { ':hover': { borderColor: vars.color.accent } } },
  ),
]);

export const textColumn = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlock: vars.space.m,
});

/** The top of the sheet, under the text or beside it. The bottom of the card cuts it off. */
export const paper = style(
  responsive({
    base: {
      padding: vars.space.s,
      overflow: 'clip',
      borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0`,
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.floating,
      transition: `translate ${vars.motion.quick}`,
      selectors: { [`${card}:hover &`]: { translate: vars.motion.lift } },
    },
    desktop: { marginTop: vars.space.m },
  }),
);
export const paperTitle = style({ marginBottom: vars.space.xxs, fontSize: vars.text.small });
export const line = style([
  ruled,
  small,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.xxs,
    paddingBlock: vars.space.nudge,
    lineHeight: vars.leading.snug,
    '::before': {
      content: '',
      width: vars.size.station,
      height: vars.size.station,
      border: `${vars.stroke.hair} solid ${vars.color.borderControl}`,
    },
  },
]);

export const link = style([stretched, { textDecoration: 'none' }]);

/** When the sheet is used, and how long it is. */
export const usage = style([small, { display: 'grid', marginTop: 'auto' }]);
export const open = style([smallLink, strong]);
