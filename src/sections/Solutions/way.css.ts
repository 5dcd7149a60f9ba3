import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { muted, strong } from '#styles/text.css.ts';

/** Between two stretches of the way. */
const wayPiece = 'clamp(0.5rem, 4vw, 4rem)';

/** The way through the areas: where one is now, large, among what was and what comes. */
export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.hair} ${vars.space.xs}`,
  lineHeight: vars.leading.snug,
});
/** A piece of the line from the one before. */
const joined = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  selectors: {
    '* + &::before': {
      content: '',
      width: wayPiece,
      borderTop: `${vars.size.line} solid ${vars.color.accentGlow}`,
    },
  },
} as const;
export const stretch = style([
  strong,
  joined,
  responsive({
    base: { fontSize: vars.text.heading, letterSpacing: vars.tracking.tight },
    split: { fontSize: vars.text.title },
  }),
]);
export const otherStretch = style([
  muted,
  joined,
  responsive({ base: { fontSize: vars.text.tiny }, tablet: { fontSize: vars.text.body } }),
  { '@media': { [when.printing]: { display: 'none' } } },
]);
