import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { drawEnd, drawStart } from '#styles/motifs/trunk.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { sky } from '#styles/tokens.ts';
import { root as loss } from './LossStation.css.ts';

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
      width: `calc(${out} + ${vars.size.control} / 2)`,
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
 * The line after a station. After the first it is dots, which fade; after the second it is three strands, which part
 * there and meet at the third; after the third it is pieces; after the last it has almost disappeared.
 */
const nth = (number: number, part = '') => `${loss}:nth-child(4n + ${number}) > &${part}`;
const { attention, accentOnInk, accentGlow, borderOnInk, onInkMuted } = vars.color;
const dots = `radial-gradient(circle closest-side, ${attention} 88%, transparent)`;
const thin = vars.size.meter;
/** How far the outer strands are from the middle one. */
const parted = vars.space.s;
const partedWide = vars.space.m;
const strand = {
  content: '',
  position: 'absolute',
  border: `${thin} solid ${accentOnInk}`,
} as const;
const otherStrand = { ...strand, borderColor: onInkMuted };
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
          background: `${dots} 0 0 / 100% ${vars.space.m} round`,
          mask: 'linear-gradient(black, transparent 140%)',
        },
        [nth(2)]: {
          insetBlock: `${vars.space.s} calc(-1 * ${vars.space.l})`,
          background: `linear-gradient(${accentGlow} 0 0) 50% 0 / ${thin} repeat-y`,
        },
        [nth(2, '::before')]: {
          ...strand,
          insetBlock: vars.space.s,
          right: `calc(50% - ${thin} / 2)`,
          width: parted,
          borderInlineEnd: 0,
          borderRadius: `${parted} 0 0 ${parted} / 50% 0 0 50%`,
        },
        [nth(2, '::after')]: {
          ...otherStrand,
          insetBlock: vars.space.s,
          left: `calc(50% - ${thin} / 2)`,
          width: parted,
          borderInlineStart: 0,
          borderRadius: `0 ${parted} ${parted} 0 / 0 50% 50% 0`,
        },
        [nth(3)]: {
          background: `linear-gradient(${accentGlow} 55%, transparent 0) 0 0 / 100% ${vars.space.l} round`,
          opacity: 0.7,
        },
        [nth(4)]: { background: borderOnInk },
      },
    },
    tablet: {
      insetInlineStart: `calc(-1 * ${out})`,
      width,
      insetBlockStart: `calc(${vars.size.control} + ${vars.space.xxs})`,
      selectors: { [nth(2)]: { insetBlock: `${vars.space.m} calc(-1 * ${vars.space.xl})` } },
    },
    laptop: {
      insetInline: `calc(${vars.size.control} + ${vars.space.xxs}) calc(-1 * ${vars.space.l} + ${vars.space.xxs})`,
      insetBlock: `${level} auto`,
      width: 'auto',
      height: width,
      selectors: {
        [nth(1)]: {
          background: `${dots} 0 0 / ${vars.space.l} ${width} round`,
          mask: 'linear-gradient(90deg, black, transparent 140%)',
        },
        [nth(2)]: {
          insetInline: `calc(${vars.size.control} / 2) calc(-1 * ${vars.space.l} - ${vars.size.control} / 2)`,
          insetBlock: `${level} auto`,
          background: `linear-gradient(${accentGlow} 0 0) 0 50% / auto ${thin} repeat-x`,
        },
        [nth(2, '::before')]: {
          inset: `auto ${vars.space.m} calc(50% - ${thin} / 2)`,
          width: 'auto',
          height: partedWide,
          border: `${thin} solid ${accentOnInk}`,
          borderBottom: 0,
          borderRadius: `50% 50% 0 0 / ${partedWide} ${partedWide} 0 0`,
        },
        [nth(2, '::after')]: {
          inset: `calc(50% - ${thin} / 2) ${vars.space.m} auto`,
          width: 'auto',
          height: partedWide,
          border: `${thin} solid ${onInkMuted}`,
          borderTop: 0,
          borderRadius: `0 0 50% 50% / 0 0 ${partedWide} ${partedWide}`,
        },
        [nth(3)]: {
          background: `linear-gradient(90deg, ${accentGlow} 55%, transparent 0) 0 0 / ${vars.space.xl} 100% round`,
        },
        [nth(4)]: { display: 'none' },
      },
    },
  }),
);
// Where colours are forced, gradients would be lost on a light ground; borders have the colour of the text.
for (const [number, borderStyle] of [
  [1, 'dotted'],
  [3, 'dashed'],
  [4, 'solid'],
] as const) {
  const forced = { background: 'none', mask: 'none', opacity: 1, borderStyle } as const;
  globalStyle(`${loss}:nth-child(4n + ${number}) > ${broken}`, {
    '@media': {
      [when.coloursAreForced]: { ...forced, borderWidth: `0 0 0 ${narrow.width}` },
      [`${when.coloursAreForced} and ${fromLaptop}`]: { borderWidth: `${width} 0 0` },
    },
  });
}
// One after the other.
for (const [index, from] of [0, 2.25, 4.5, 6.75].entries()) {
  globalStyle(`${loss}:nth-child(4n + ${index + 1})`, {
    vars: { [drawStart]: `${from}rem`, [drawEnd]: `${from + 2.25}rem` },
  });
}
/** After the last loss the line turns down at the right. */
export const exit = style({
  '@media': {
    [fromLaptop]: { left: `calc(${vars.size.control} / 2)`, top: level, bottom: 0 },
  },
});
