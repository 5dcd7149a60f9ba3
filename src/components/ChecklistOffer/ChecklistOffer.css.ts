import { style } from '@vanilla-extract/css';
import { ruled, stack, tinted } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { pageWidth, onInk, paper, screenOnly } from '#styles/page.css.ts';
import { when } from '#styles/responsive.ts';

/** In the middle of a first line. */
const boxTop = '1.125rem';

export const section = style([pageWidth, screenOnly, { marginBottom: vars.space.section }]);

/** Among other cards: as high as its row. */
export const card = style({ display: 'grid', width: '100%' });

/** Words and sheet, beside one another where there is room. */
export const panel = style([
  tinted,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.board}), 1fr))`,
    alignItems: 'center',
    gap: `${vars.space.m} ${vars.space.xxl}`,
    overflow: 'clip',
    padding: `clamp(${vars.space.m}, 4%, ${vars.space.xl})`,
    background: vars.color.accentStrong,
    ...onInk,
    '@media': {
      [when.printing]: {
        border: `${vars.stroke.hair} solid ${vars.color.border}`,
        background: 'none',
      },
    },
  },
]);

export const textColumn = style([stack, { justifyItems: 'start' }]);
/** One sheet, with a line for each that there is. */
export const sheets = style([
  paper,
  {
    padding: `${vars.space.s} ${vars.space.m}`,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.floating,
    '@media': { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
  },
]);
export const sheet = style([
  ruled,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    columnGap: vars.space.s,
    paddingBlock: vars.space.xs,
    paddingInlineStart: vars.space.l,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
    selectors: { 'li:first-child > &': { borderTopColor: 'transparent' } },
    // The box to tick.
    '::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      top: boxTop,
      width: vars.size.station,
      height: vars.size.station,
      border: `${vars.stroke.thin} solid ${vars.color.accent}`,
    },
  },
]);
