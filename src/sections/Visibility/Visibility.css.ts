import { globalStyle, style } from '@vanilla-extract/css';
import { view } from '#components/EvidencePhoto/EvidencePhoto.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';
import { row, stretched } from '#styles/layouts.css.ts';
import { sky } from '#styles/tokens.ts';
import { drawStart, drawEnd } from '#styles/motifs/trunk.css.ts';

const { narrow, width, out } = vars.trunk;
/** Around Lineo's symbol on a phone: as large as the space beside the text. */
const ring = '2.5rem';
/** A photo beside its text on a phone. */
const snapshot = '8rem';
/** The largest height of the photo under the trades. */
const wideHeight = '20rem';
/** The least width of a trade's photo. */
const tradeWidth = '7rem';
/** The position of the line from laptops on: behind the middle of the stations. */
const level = `calc((${vars.size.control} - ${width}) / 2)`;
const fromLaptop = from('laptop');
const narrowOnly = { '@media': { [fromLaptop]: { display: 'none' } } };

/** One under the other along the line; from laptops on, four side by side on it. */
export const losses = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s, marginTop: vars.space.m },
    tablet: { gap: vars.space.l, marginTop: vars.space.l },
    laptop: {
      gridTemplateColumns: equalColumns(4),
      columnGap: vars.space.l,
      rowGap: vars.space.xl,
      marginTop: vars.space.xxl,
    },
  }),
);
export const loss = style(
  responsive({
    base: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${snapshot}`,
      gap: vars.space.s,
      alignItems: 'start',
    },
    phoneWide: { gridTemplateColumns: `minmax(0, 1fr) ${vars.column.feature}` },
    laptop: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      paddingTop: `calc(${vars.size.control} + ${vars.space.m})`,
    },
  }),
);

/** The alert comes down from the top of the section, which clips what is above. */
export const lineFromTop = style({ height: '100vh', bottom: '100%', ...narrowOnly });
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

/** A photo that proves nothing: small beside its text, larger under it where there is room. */
export const photo = style([
  { background: vars.color.surfaceInkRaised },
  { '@media': { [fromLaptop]: { order: -1 } } },
]);
globalStyle(
  `${photo} > ${view}`,
  responsive({ base: { aspectRatio: '16 / 9' }, phoneWide: { aspectRatio: '4 / 3' } }),
);

/** From tablets on the words stand beside the pictures. The line crosses the page this far below its top. */
const crossing = '5rem';
/** The middle of the right half: the line enters the phone there, and leaves it whole. */
const joint = '75%';
export const answer = style(
  responsive({
    base: { position: 'relative', display: 'grid', gap: vars.space.m, marginTop: vars.space.xl },
    tablet: {
      gridTemplateColumns: equalColumns(2),
      gap: `${vars.space.xl} ${vars.space.l}`,
      marginTop: vars.space.xxl,
    },
    laptop: { columnGap: vars.space.xxl },
  }),
);
export const answerWords = style(
  responsive({
    base: {},
    tablet: { alignSelf: 'center' },
    laptop: { paddingTop: `calc(${crossing} + ${vars.space.l})` },
  }),
);
export const untilAnswer = style({
  insetBlockStart: `calc(-1 * ${vars.space.xxl})`,
  height: vars.space.xxl,
  ...narrowOnly,
});
export const fromAnswer = style({
  insetBlock: `${vars.space.s} calc(-1 * ${vars.space.section})`,
  ...narrowOnly,
});
export const lineBack = style({
  '@media': {
    [fromLaptop]: {
      left: joint,
      top: `calc(-1 * ${vars.space.xxl})`,
      height: `calc(${vars.space.xxl} + ${crossing} + ${width} / 2)`,
    },
  },
});
export const lineOnwards = style({
  '@media': {
    [fromLaptop]: {
      right: `calc(100% - ${joint})`,
      top: `calc(${crossing} - ${width} / 2)`,
      bottom: `calc(-1 * ${vars.space.section})`,
    },
  },
});
/** Lineo's symbol, where the line is whole again. On a laptop that is in the phone, which shows the symbol too. */
export const symbol = style(
  responsive({
    base: {
      padding: vars.space.nudge,
      width: ring,
      height: ring,
      maxWidth: 'none',
      top: vars.space.hair,
    },
    tablet: { width: vars.size.control, height: vars.size.control },
    laptop: { display: 'none' },
  }),
);
export const link = style({ marginTop: vars.space.m });
/** A photo for each trade. It has everything that the photos above lack, and it links to the story of the trade. */
export const tradesTitle = style([
  row,
  {
    gridColumn: '1 / -1',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: `0 ${vars.space.s}`,
    lineHeight: vars.leading.snug,
    // Another thought begins here.
    marginTop: vars.space.section,
  },
]);
/** Two columns on a phone, four where there is room. */
export const trades = style(
  responsive({
    base: {
      gridColumn: '1 / -1',
      display: 'grid',
      // More than a third of the row, so that a wide phone has no row of three and one alone.
      gridTemplateColumns: `repeat(auto-fit, minmax(max(${tradeWidth}, 34%), 1fr))`,
      gap: `${vars.space.s} min(${vars.space.m}, 4vw)`,
    },
    phoneWide: { gridTemplateColumns: `repeat(auto-fit, minmax(${tradeWidth}, 1fr))` },
  }),
);
/** Its photo, name and text line up with those beside it. */
export const trade = style({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
});
globalStyle(`${trade} > figure`, {
  marginBottom: vars.space.xs,
  background: vars.color.surfaceInkRaised,
});
export const tradeLink = style([
  stretched,
  { textDecoration: 'none', ':hover': { textDecoration: 'underline' } },
]);
export const wide = style({
  gridColumn: '1 / -1',
  width: '100%',
  maxHeight: wideHeight,
  marginTop: vars.space.s,
  borderRadius: vars.radius.card,
  objectFit: 'cover',
});
