import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { pageWidth, onInk, startSpace } from '#styles/page.css.ts';
import { when } from '#styles/responsive.ts';
import { eyebrow } from '#styles/typography.css.ts';
import { sky } from '#styles/tokens.ts';

/**
 * The sky behind the home page. Each style is the background of one section and begins with the colour with which the
 * one before it ends. Wherever there is text, its colour has a contrast of 4.5 with the sky.
 */
const ground = style({
  overflow: 'clip',
  vars: { [startSpace]: vars.trunk.space },
  // On a phone the sections follow each other as one page, which the line holds together.
  '@media': { [`${when.onScreen} and ${below('tablet')}`]: { paddingTop: vars.space.m } },
});
globalStyle(`${ground} > ${pageWidth}`, { position: 'relative' });
// The page has its own line, so no eyebrow has one.
globalStyle(`${ground} ${eyebrow}::before, ${ground} ${eyebrow}::after`, { content: 'none' });

const skyOf = (base: string, colours: string[]): StyleRule => ({
  background: `linear-gradient(${colours.join(', ')}) ${base}`,
  '@media': { [when.printing]: { background: 'none' } },
});
const atNight = (...colours: string[]) =>
  style([ground, { ...onInk }, skyOf(vars.color.surfaceInk, colours)]);
const byDay = (...colours: string[]) => style([ground, skyOf(vars.color.surface, colours)]);

const { surfaceInk, surfaceInkRaised, accent, accentStrong, accentGlow, surface } = vars.color;

export const evening = atNight(
  surfaceInk,
  `${sky.night.midnight} 40%`,
  `${sky.night.midnight} 75%`,
  surfaceInk,
);
export const night = atNight(surfaceInk, sky.night.late);
export const lateNight = atNight(sky.night.late, `${sky.night.late} 70%`, surfaceInkRaised);
export const firstLight = atNight(surfaceInkRaised, `${sky.night.dusk} 40%`, accentStrong);
const share = (part: number) => `calc(${part} * ${vars.size.skyline})`;
/** The dawn is behind the skyline at its foot; the text above it stands on a single colour. */
export const dawn = atNight(
  'to top',
  sky.day.morning,
  `${sky.horizon} ${share(0.38)}`,
  `${accentGlow} ${share(0.72)}`,
  `${accent} ${share(0.94)}`,
  `${accentStrong} ${share(1.14)}`,
);
export const morning = byDay(sky.day.morning, surface);
export const day = byDay(surface, sky.day.noon);
