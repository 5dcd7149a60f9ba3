import { globalStyle, style } from '@vanilla-extract/css';
import { variables as calculator } from '#components/VisitIntervalCalculator/VisitIntervalCalculator.css.ts';
import { stack, tinted } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { ink } from '#styles/page.css.ts';
import { viewfinder } from '#styles/motifs/viewfinder.ts';
import { responsive, when } from '#styles/responsive.ts';

/** The size at which a result with a decimal fits beside its fields, in an article. */
const sumResult = 'min(5.5rem, 6vw)';

/** A sentence and its button. */
export const action = style([stack, tinted, { justifyItems: 'start' }]);

export const captionedPicture = style({ display: 'grid', gap: vars.space.xxs });
globalStyle(`${captionedPicture} img`, { width: '100%', borderRadius: vars.radius.card });

/** The dark panel around a calculation. */
export const calculation = style([
  ink,
  responsive({ base: {}, split: { vars: { [calculator.resultSize]: sumResult } } }),
  {
    padding: `clamp(${vars.space.m}, 6%, ${vars.space.xl})`,
    borderRadius: vars.radius.card,
    '@media': {
      [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    },
  },
]);

/** Not a grid, because the text of a callout may have no paragraph around it. */
export const callout = style({
  position: 'relative',
  padding: `clamp(${vars.space.m}, 5%, ${vars.space.l})`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceTint,
  // The marks of the frame in which the brand's photos stand.
  '::before': { ...viewfinder(vars.space.xs, vars.space.s), color: vars.color.accent },
});
export const calloutTitle = style({ marginBottom: vars.space.hair });

export const quoteSource = style({
  marginTop: vars.space.xxs,
  paddingInlineStart: vars.space.m,
  fontSize: vars.text.small,
});
