import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { drawEnd, drawStart } from '#styles/motifs/trunk.css.ts';
import { responsive } from '#styles/responsive.ts';
import { sky } from '#styles/tokens.ts';
import { root as loss } from './Loss.css.ts';

const { narrow, width, out } = vars.trunk;
/** The position of the line from laptops on: behind the middle of the stations. */
const level = `calc((${vars.size.control} - ${width}) / 2)`;
const fromLaptop = from('laptop');

/** The alert comes down from the top of the section, which clips what is above. */
export const fromTop = style({
  height: '100vh',
  bottom: '100%',
  '@media': { [fromLaptop]: { display: 'none' } },
});
export const entry = style({
  '@media': {
    [fromLaptop]: {
      width: `calc(${out} + ${vars.space.xxs})`,
      height: '100vh',
      bottom: `calc(100% - ${vars.size.control} / 2 - ${width} / 2)`,
    },
  },
});

/** A station of the broken line: amber while the alert is alive, then paler. */
export const station = style({
  background: sky.night.midnight,
  color: vars.color.onInkMuted,
  selectors: {
    [`${loss}:first-child &`]: { color: vars.color.attention },
    [`${loss}:last-child &`]: { color: vars.color.accentGlow },
  },
});

/**
 * The line after a station. After the first it is dots, which fade; after the second it is strands; after the third
 * it is pieces; after the last it has almost disappeared.
 */
const nth = (number: number, part = '') => `${loss}:nth-child(4n + ${number}) > &${part}`;
const { attention, accentOnInk, accentGlow, borderOnInk, onInkMuted } = vars.color;
const dots = `radial-gradient(circle closest-side, ${attention} 88%, transparent)`;
const strand = { content: '', position: 'absolute', border: `0 solid ${accentOnInk}` } as const;
const thin = vars.size.meter;
export const broken = style(
  responsive({
    base: {
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${narrow.out})`,
      width: narrow.width,
      insetBlock: `calc(${vars.space.l} + ${vars.space.xxs}) calc(-1 * ${vars.space.s})`,
      pointerEvents: 'none',
      selectors: {
        [nth(1)]: {
          background: `${dots} 0 0 / 100% ${vars.space.m}`,
          mask: 'linear-gradient(black, transparent 140%)',
        },
        [nth(2)]: {
          background: `linear-gradient(${accentGlow} 70%, transparent 0) 50% 0 / ${thin} repeat-y`,
        },
        [nth(2, '::before')]: {
          ...strand,
          insetBlock: '0 20%',
          right: '50%',
          width: vars.space.s,
          borderWidth: `${thin} 0 0 ${thin}`,
          borderTopLeftRadius: vars.space.s,
        },
        [nth(2, '::after')]: {
          ...strand,
          borderColor: onInkMuted,
          insetBlock: 0,
          left: '50%',
          width: vars.space.s,
          borderWidth: `${thin} ${thin} 0 0`,
          borderTopRightRadius: vars.space.s,
        },
        [nth(3)]: {
          background: `repeating-linear-gradient(${accentGlow} 0 ${vars.space.s}, transparent 0 ${vars.space.l})`,
          opacity: 0.7,
        },
        [nth(4)]: { background: borderOnInk },
      },
    },
    tablet: {
      insetInlineStart: `calc(-1 * ${out})`,
      width,
      insetBlockStart: `calc(${vars.size.control} + ${vars.space.xxs})`,
    },
    laptop: {
      insetInline: `calc(${vars.size.control} + ${vars.space.xxs}) calc(-1 * ${vars.space.m})`,
      insetBlock: `${level} auto`,
      width: 'auto',
      height: width,
      selectors: {
        [nth(1)]: {
          background: `${dots} 0 0 / ${vars.space.l} ${width}`,
          mask: 'linear-gradient(90deg, black, transparent 140%)',
        },
        [nth(2)]: {
          background: `linear-gradient(90deg, ${accentGlow} 70%, transparent 0) 0 50% / auto ${thin} repeat-x`,
        },
        [nth(2, '::before')]: {
          inset: `auto 20% 50% 0`,
          width: 'auto',
          height: vars.space.m,
        },
        [nth(2, '::after')]: {
          inset: `50% 0 auto 0`,
          width: 'auto',
          height: vars.space.m,
          borderWidth: `0 0 ${thin} ${thin}`,
          borderRadius: `0 0 0 ${vars.space.s}`,
        },
        [nth(3)]: {
          background: `repeating-linear-gradient(90deg, ${accentGlow} 0 ${vars.space.m}, transparent 0 ${vars.space.xl})`,
        },
        [nth(4)]: { display: 'none' },
      },
    },
  }),
);
// One after the other.
for (const [index, from] of [0, 2.25, 4.5, 6.75].entries()) {
  globalStyle(`${loss}:nth-child(4n + ${index + 1})`, {
    vars: { [drawStart]: `${from}rem`, [drawEnd]: `${from + 2.25}rem` },
  });
}
/** After the last loss the line turns down at the right. */
export const exit = style({
  '@media': { [fromLaptop]: { left: vars.size.control, top: level, bottom: 0 } },
});
