import { style } from '@vanilla-extract/css';
import * as screen from '#components/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { containerQueries, when } from '#styles/responsive.ts';

/** A style, and how it differs where the manual stands beside the checklist. */
const sized = (narrow: object, wide: object) =>
  style({ ...narrow, '@container': { [containerQueries.pair]: wide } });

/** A sentence and, under it or beside it, what it becomes: a line joins both. */
const joint = vars.space.m;
export const pair = sized(
  { display: 'grid', rowGap: vars.space.s, marginBottom: vars.space.s },
  {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
    columnGap: joint,
    marginBottom: vars.space.xs,
  },
);
/** A page of paper. */
export const manual = style({
  display: 'grid',
  alignContent: 'center',
  padding: vars.space.xs,
  borderInlineStart: `${vars.size.line} solid ${vars.color.attention}`,
  background: vars.color.surfaceTint,
});
export const quote = style({ '::before': { content: '«' }, '::after': { content: '»' } });
export const item = style([
  screen.card,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.xs,
    minHeight: vars.size.floating,
    '::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: vars.space.m,
      bottom: '100%',
      width: vars.size.line,
      height: vars.space.s,
      background: vars.color.accent,
    },
    '@container': {
      [containerQueries.pair]: {
        '::before': {
          insetInlineStart: `calc(-1 * ${joint})`,
          bottom: `calc((100% - ${vars.size.line}) / 2)`,
          width: joint,
          height: vars.size.line,
        },
      },
    },
  },
]);

export const week = style([
  screen.foot,
  { display: 'grid', gap: vars.space.xs, marginTop: vars.space.s },
]);
export const days = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.nudge,
});
export const day = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.hair,
  paddingBlock: vars.space.nudge,
  borderRadius: vars.radius.control,
  background: vars.color.positiveSoft,
  '@media': { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
});
export const failed = style([day, { background: vars.color.deviationSoft }]);
export const missing = style({
  color: vars.color.deviation,
  '::first-letter': { textTransform: 'uppercase' },
});
