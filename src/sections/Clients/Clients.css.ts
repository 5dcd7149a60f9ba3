import { keyframes, style } from '@vanilla-extract/css';
import * as timings from '#lib/timings.ts';
import { asDrawn, checkbox, touchable } from '#styles/layouts.css.ts';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { small } from '#styles/text.css.ts';

const logoHeight = '2.125rem';

/** On small screens the strip moves in an endless loop. */
const loop = keyframes({ to: { transform: 'translateX(-50%)' } });
const stripMoves = `${below('tablet')} and ${when.motionIsWelcome}`;
const standsStill = {
  [when.motionIsReduced]: { display: 'none' },
  [from('tablet')]: { display: 'none' },
  [when.printing]: { display: 'none' },
};

export const strip = style({
  position: 'relative',
  marginTop: vars.space.l,
  // The pause button is between the figures and the logos, a little closer to the logos.
  '@media': { [stripMoves]: { marginTop: vars.space.s } },
});

export const pauseInput = style([checkbox, { verticalAlign: 'middle', '@media': standsStill }]);

export const pause = style([
  touchable,
  small,
  {
    paddingInlineStart: vars.space.xs,
    cursor: 'pointer',
    '@media': standsStill,
  },
]);

/** The visible part of the moving strip: the width of the screen. */
export const window = style({
  '@media': {
    [stripMoves]: {
      overflow: 'hidden',
      marginTop: vars.space.xs,
      marginInline: `calc(-1 * ${vars.space.gutter})`,
    },
  },
});

export const track = style(
  responsive(
    {
      base: {
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.column.figure}, 42%), 1fr))`,
        alignItems: 'center',
        gap: vars.space.m,
      },
      split: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: vars.space.s,
      },
    },
    {
      [stripMoves]: {
        display: 'flex',
        gap: 0,
        width: 'max-content',
        animation: `${loop} ${timings.logoLap}ms linear infinite`,
        selectors: {
          [`:is(${pauseInput}:is(:checked, :focus-visible) ~ ${window}, ${window}:hover) &`]: {
            animationPlayState: 'paused',
          },
        },
      },
    },
  ),
);

export const logo = style({
  flex: 'none',
  '@media': { [stripMoves]: { paddingInlineEnd: vars.space.xl } },
});

/** As high as the strip, as wide as the brand needs. */
export const picture = style([asDrawn, { width: 'auto', height: logoHeight }]);

/** The copy of the logos, displayed only while the strip moves. */
export const lap = style({ display: 'none', '@media': { [stripMoves]: { display: 'block' } } });
