import { style } from '@vanilla-extract/css';
import { ruled, stack, tinted } from '#styles/layouts.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { container, screenOnly } from '#styles/page.css.ts';

export const section = style([container, screenOnly, { marginBottom: vars.space.section }]);

/** Among other cards: as high as its row. */
export const card = style({ display: 'grid', width: '100%' });

/** Words and sheets, beside one another where there is room. */
export const panel = style([
  tinted,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.board}), 1fr))`,
    alignItems: 'center',
    gap: `${vars.space.m} ${vars.space.xxl}`,
    padding: `clamp(${vars.space.m}, 4%, ${vars.space.xl})`,
  },
]);

export const textColumn = style([stack, { justifyItems: 'start' }]);
export const sheet = style([
  ruled,
  {
    display: 'flex',
    flexDirection: 'column',
    columnGap: vars.space.s,
    paddingBlock: vars.space.xxs,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
    selectors: { 'li:first-child > &': { borderTopColor: 'transparent' } },
    '@media': {
      [from('desktopWide')]: {
        flexFlow: 'row wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
      },
    },
  },
]);
