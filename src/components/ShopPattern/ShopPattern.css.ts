import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

const awningColor = createVar();
const wallColor = createVar();
const lightColor = createVar();
const railColor = createVar();
const stationColor = createVar();

/** The light in a shop's window, and its part of the line. */
const lit = (awning: string, light: string, station: string = light) => ({
  vars: {
    [awningColor]: awning,
    [wallColor]: vars.color.textMuted,
    [lightColor]: light,
    [railColor]: vars.color.accentOnInk,
    [stationColor]: station,
  },
});
const { accentGlow, accentOnInk, attention, positiveSoft, surface } = vars.color;

/**
 * At night, three branches: one that nobody visits, one that somebody visited, one that sent a photo. By day, one that
 * works with Lineo.
 */
export const states = styleVariants({
  unseen: {
    vars: {
      [awningColor]: vars.color.borderControl,
      [wallColor]: vars.color.borderOnInk,
      [lightColor]: vars.color.surfaceInk,
      [railColor]: vars.color.borderControl,
      [stationColor]: vars.color.surfaceInk,
    },
  },
  visited: lit(accentGlow, attention, surface),
  reported: lit(accentOnInk, positiveSoft),
  started: [
    lit(vars.color.accent, vars.color.text, surface),
    { vars: { [wallColor]: attention, [railColor]: accentGlow } },
  ],
});
export const awning = style({ fill: awningColor });
export const wall = style({ fill: wallColor });
export const light = style({ fill: lightColor });
export const rail = style({ stroke: railColor, strokeWidth: 4 });
export const station = style({ fill: stationColor, stroke: railColor, strokeWidth: 3 });
/** The drawing that holds patterns. */
export const holder = style({ position: 'absolute', width: 0, height: 0 });
