import { globalStyle, style } from '@vanilla-extract/css';
import { root as photoFrame } from '#components/EvidencePhoto/EvidencePhoto.css.ts';
import { spread } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, containerQueries } from '#styles/responsive.ts';

export const board = style({
  display: 'grid',
  gap: vars.space.s,
  '@container': {
    [containerQueries.columns]: { gridTemplateColumns: equalColumns(2) },
    [containerQueries.page]: { gridTemplateColumns: equalColumns(4) },
  },
});
export const column = style({ display: 'grid', alignContent: 'start', gap: vars.space.xxs });
/** The task that is shown with its photo. */
export const shown = style({ background: vars.color.surfaceTint });
/** Its title and the photo that it comes from, which in a column is half as wide as the column. */
export const subject = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.nudge,
  '@container': {
    [containerQueries.columns]: { gridTemplateColumns: equalColumns(2) },
  },
});
globalStyle(`${subject} > ${photoFrame.thumbnail}`, {
  '@container': { [containerQueries.columns]: { width: 'auto' } },
});
/** Where, who and when: on one line, or the day under them. */
export const foot = style([
  spread,
  { gap: `${vars.space.hair} ${vars.space.nudge}`, marginTop: vars.space.nudge },
]);
