import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { screenOnly } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { muted, strong } from '#styles/text.css.ts';

/** Between two stretches of the way. */
const pieceWidth = 'clamp(0.5rem, 4vw - 0.5rem, 4rem)';
const gap = 'clamp(0.3rem, 1vw, 0.75rem)';
/** On a phone it stands nearer to the stop than the width of the stop's column. */
const nearer = `calc(-1 * ${vars.space.xs})`;

/** The way through the areas: the current area among those before and after it. */
export const steps = style(
  responsive({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${vars.space.hair} ${gap}`,
      marginInlineStart: nearer,
      lineHeight: vars.leading.snug,
    },
    tablet: { marginInlineStart: 0 },
  }),
);
/** A piece of the line that comes from the step before. */
const piece = '* + &::before';
const joined = {
  display: 'inline-flex',
  alignItems: 'center',
  gap,
  selectors: {
    [piece]: {
      content: '',
      width: pieceWidth,
      borderTop: `${vars.size.line} solid ${vars.color.accentGlow}`,
    },
  },
  '@media': { [when.printing]: { selectors: { [piece]: { display: 'none' } } } },
} as const;
export const stretch = style([strong, joined, { fontSize: vars.text.lead }]);
export const otherStretch = style([
  muted,
  joined,
  responsive({ base: { fontSize: vars.text.tiny }, tablet: { fontSize: vars.text.body } }),
  screenOnly,
]);
