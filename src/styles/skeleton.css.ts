import { keyframes, style } from '@vanilla-extract/css';
import * as timings from '#lib/timings.ts';
import { vars } from './contract.css.ts';
import { when } from './responsive.ts';

const shimmer = keyframes({ to: { backgroundPosition: '-100% 0' } });

/**
 * The frame of a picture. While the picture loads, `scripts/skeleton.ts` puts a skeleton over it. The skeleton fades
 * out; the picture does not fade in, because then browsers would measure the largest contentful paint only at the end
 * of the fade. Without scripts there is no skeleton.
 */
export const skeleton = style({
  position: 'relative',
  overflow: 'clip',
  background: vars.color.accentSoft,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(100deg, ${vars.color.accentSoft} 40%, ${vars.color.surfaceTint} 50%, ${vars.color.accentSoft} 60%) 0 / 200% 100%`,
    opacity: 0,
    transition: `opacity ${timings.cardFade}ms`,
    pointerEvents: 'none',
  },
  selectors: { '&[data-loading]::after': { opacity: 1, transition: 'none' } },
  '@media': {
    [when.motionIsWelcome]: {
      selectors: { '&[data-loading]::after': { animation: `${shimmer} 1.4s linear 3` } },
    },
    [when.printing]: { selectors: { '&::after': { display: 'none' } } },
  },
});
