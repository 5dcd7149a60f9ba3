import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import * as timings from '#lib/timings.ts';
import { ring } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

const playSize = 'clamp(3rem, 8vw, 5rem)';
const fromBottom = '13%';
const fromRight = '9%';

export const root = style({
  position: 'relative',
  overflow: 'clip',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.panel,
  background: vars.color.surfaceInk,
  boxShadow: vars.shadow.floating,
});

/** Leaves the tab order once the player is there and has covered it. */
export const poster = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  // Inside the picture, which is dark at its edges, because outside the frame would cut it off.
  ':focus-visible': {
    outlineColor: vars.color.attention,
    outlineOffset: `calc(-1 * ${vars.stroke.ring})`,
  },
  selectors: {
    [`${root}[data-state="ready"] &`]: {
      visibility: 'hidden',
      transition: `visibility 0s ${timings.videoFade}ms`,
    },
  },
});

/** Stops after a few turns, in case the player never loads. */
const BREATHS = timings.thirdPartyTimeout / 1600;
const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const play = style({
  position: 'absolute',
  ...ring,
  width: playSize,
  height: playSize,
  background: vars.color.attention,
  boxShadow: vars.shadow.floating,
  transition: `scale ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { [`${poster}:hover &`]: { scale: '1.08' } },
  '@media': {
    [when.coloursAreForced]: { border: `${vars.stroke.thin} solid LinkText` },
    [when.motionIsWelcome]: {
      selectors: {
        [`${root}[data-state="loading"] &`]: {
          animation: `${breathe} 1.6s ease-in-out ${BREATHS}`,
        },
      },
    },
  },
});
/** In the corner of the drawn screen, so that it covers nothing of what the drawing says. */
export const inCorner = style({ insetBlockEnd: fromBottom, insetInlineEnd: fromRight });
export const inMiddle = style({ inset: 0, margin: 'auto' });
globalStyle(`${root} iframe`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  transition: `opacity ${timings.videoFade}ms`,
});
globalStyle(`${root}[data-state="ready"] iframe`, { opacity: 1 });

export const link = style({ marginTop: vars.space.xs, fontSize: vars.text.small });
