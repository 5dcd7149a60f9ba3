import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import * as timings from '#lib/timings.ts';
import { clientLogo } from '#styles/clientLogo.css.ts';
import { row, touchable } from '#styles/layouts.css.ts';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { containerQueries, equalColumns, responsive, when } from '#styles/responsive.ts';
import { visuallyHidden } from '#styles/page.css.ts';
import { small } from '#styles/typography.css.ts';

const logoHeight = '2.125rem';
const wideLogoHeight = '2.75rem';
const logoWidth = '5.5rem';
/** Of four in a row on a phone. */
const figureWidth = '4rem';
const numberSize = 'clamp(1.1875rem, 0.6rem + 2.6vw, 3.5rem)';
const wordsSize = 'clamp(0.75rem, 0.6rem + 0.6vw, 1.25rem)';

/** On small screens the strip moves in an endless loop. */
const loop = keyframes({ to: { transform: 'translateX(-50%)' } });
const stripMoves = `screen and ${below('tablet')} and ${when.motionIsWelcome}`;
const standsStill = {
  [when.motionIsReduced]: { display: 'none' },
  [from('tablet')]: { display: 'none' },
  [when.printing]: { display: 'none' },
};

/** A pause between two thoughts, so the space around it is smaller. */
export const section = style({ paddingBlock: vars.space.m });

export const strip = style({ position: 'relative', marginTop: vars.space.m });

/** The checkbox that stops the strip. It is invisible: its label, drawn after the strip, is the button. */
export const pauseInput = style([visuallyHidden, { '@media': standsStill }]);

export const foot = style([
  row,
  { justifyContent: 'space-between', columnGap: vars.space.xs, marginTop: vars.space.m },
]);
/** A small button with the two bars of a pause, a triangle while the strip stands still. */
export const pause = style([
  touchable,
  small,
  {
    gap: vars.space.xxs,
    cursor: 'pointer',
    '@media': standsStill,
    '::before': {
      content: '',
      width: vars.space.xs,
      height: vars.space.xs,
      border: '0 solid currentColor',
      borderWidth: `0 ${vars.space.hair}`,
    },
    selectors: {
      [`${pauseInput}:checked ~ * &::before`]: {
        border: `${vars.space.nudge} solid transparent`,
        borderInlineEnd: 0,
        borderInlineStart: `${vars.space.xs} solid currentColor`,
        width: 0,
      },
      [`${pauseInput}:focus-visible ~ * &`]: {
        outline: `${vars.stroke.ring} solid ${vars.color.focus}`,
        borderRadius: vars.radius.control,
      },
    },
  },
]);

/** The visible part of the moving strip: the width of the screen. */
export const window = style({
  '@media': {
    [stripMoves]: {
      overflow: 'hidden',
      // It reaches the right edge of the screen; at the left it stops before the line.
      marginInline: `calc(-1 * ${vars.space.s}) calc(-1 * ${vars.space.gutter})`,
      // At the edges a logo fades instead of being cut off.
      maskImage: `linear-gradient(90deg, transparent, black ${vars.space.l} calc(100% - ${vars.space.xl}), transparent)`,
    },
  },
});

export const track = style(
  responsive(
    {
      base: {
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(${logoWidth}, 1fr))`,
        alignItems: 'center',
        gap: `${vars.space.xs} ${vars.space.s}`,
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
  '@media': { [stripMoves]: { paddingInlineEnd: vars.space.m } },
});

/** As high as the strip. */
export const picture = style([
  clientLogo,
  responsive({ base: { height: logoHeight }, laptop: { height: wideLogoHeight } }),
]);

/** The copy of the logos, displayed only while the strip moves. */
export const lap = style({ display: 'none', '@media': { [stripMoves]: { display: 'block' } } });

/**
 * The line over each is not amber, because amber is an alert on this page, and the numbers are smaller than those of the
 * page's story.
 */
export const figures = style(
  responsive({
    base: { containerType: 'inline-size', marginTop: vars.space.m },
    tablet: { marginTop: vars.space.l },
  }),
);
globalStyle(`${figures} dl > div`, { borderTopColor: vars.color.accentGlow });
globalStyle(`${figures} dd`, { fontSize: numberSize });
globalStyle(`${figures} dt`, { fontSize: wordsSize });
// On a phone too in one row; on the narrowest, two and two.
globalStyle(`${figures} > dl`, {
  '@media': {
    [below('tablet')]: {
      gridTemplateColumns: equalColumns(2),
      gap: vars.space.xxs,
      '@container': {
        [containerQueries.figures]: {
          gridTemplateColumns: `repeat(auto-fit, minmax(${figureWidth}, 1fr))`,
        },
      },
    },
  },
});
