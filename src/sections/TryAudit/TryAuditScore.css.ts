import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { when } from '#styles/responsive.ts';
import { figure, small } from '#styles/typography.css.ts';

/** A slip of paper in the colour of its result. */
export const root = style([
  paper,
  {
    display: 'inline-grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space.s,
    marginTop: vars.space.m,
    padding: `${vars.space.xs} ${vars.space.m}`,
    borderRadius: vars.radius.card,
    background: vars.color.positiveSoft,
    color: vars.color.positive,
    lineHeight: vars.leading.snug,
    selectors: {
      '&[data-below]': { background: vars.color.deviationSoft, color: vars.color.deviation },
    },
    '@media': {
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    },
  },
]);
export const title = style([small, { gridColumn: 2 }]);
export const score = style([figure, { gridArea: '1 / 1 / 3 / 2' }]);
