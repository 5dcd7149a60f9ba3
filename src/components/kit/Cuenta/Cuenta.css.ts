import { style } from '@vanilla-extract/css';
import { variables as calculator } from '#components/VisitIntervalCalculator/VisitIntervalCalculator.css.ts';
import { vars } from '#styles/contract.css.ts';
import { ink } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';

/** The size at which a result with a decimal fits beside its fields, in an article. */
const resultSize = 'min(5.5rem, 6vw)';

/** The dark panel around a calculation. */
export const panel = style([
  ink,
  responsive({ base: {}, split: { vars: { [calculator.resultSize]: resultSize } } }),
  {
    padding: `clamp(${vars.space.m}, 6%, ${vars.space.xl})`,
    borderRadius: vars.radius.card,
    '@media': {
      [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    },
  },
]);
