import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

/** On a wide screen as high as the photo of the visit beside it. */
const height = 'clamp(9.5rem, 20vw, 18rem)';
const lowSize = 'clamp(1.75rem, 5vw, 4.5rem)';

export const chart = style({
  display: 'block',
  width: '100%',
  height,
  overflow: 'visible',
  fill: 'none',
});
// Forced colours change the ground and leave a drawing as it is.
globalStyle(`${chart} :is(path, line)`, {
  '@media': { [when.coloursAreForced]: { fill: 'none', stroke: 'CanvasText' } },
});
globalStyle(`${chart} :is(text, circle)`, {
  '@media': { [when.coloursAreForced]: { fill: 'CanvasText' } },
});
const line = { vectorEffect: 'non-scaling-stroke' } as const;
export const range = style({ fill: vars.color.accentSoft });
/** Too low, from the minimum down. */
export const below = style({ fill: vars.color.deviationSoft });
export const expected = style({ stroke: vars.color.deviation, strokeDasharray: '2 4' });
export const branchLine = style({ ...line, stroke: vars.color.accent, strokeWidth: 4 });
export const drop = style({ ...line, stroke: vars.color.attention, strokeWidth: 5 });
export const low = style({ fill: vars.color.deviation });
/** What the band and the line of the minimum are, written on them. */
export const name = style({
  fill: vars.color.accentStrong,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.strong,
});
export const minimum = style([name, { fill: vars.color.deviation }]);
export const value = style({
  fill: vars.color.text,
  fontWeight: vars.font.strong,
  textAnchor: 'middle',
});
export const lowValue = style([
  value,
  {
    fill: vars.color.deviation,
    fontSize: lowSize,
    letterSpacing: vars.tracking.poster,
    textAnchor: 'end',
  },
]);
