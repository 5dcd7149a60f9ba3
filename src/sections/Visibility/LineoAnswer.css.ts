import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';

const { width } = vars.trunk;
/** Around Lineo's symbol on a phone: as large as the space beside the text. */
const ring = '2.5rem';
/** The largest height of the photo under the trades. */
const wideHeight = '20rem';
/** From tablets on the words stand beside the pictures. The line crosses the page this far below its top. */
const crossing = '5rem';
/** The middle of the right half: the line enters the phone there, and leaves it whole. */
const joint = '75%';
const fromLaptop = from('laptop');
const narrowOnly = { '@media': { [fromLaptop]: { display: 'none' } } };

export const root = style(
  responsive({
    base: {
      position: 'relative',
      isolation: 'isolate',
      display: 'grid',
      gap: vars.space.m,
      marginTop: vars.space.xl,
    },
    tablet: {
      gridTemplateColumns: equalColumns(2),
      gap: `${vars.space.xl} ${vars.space.l}`,
      marginTop: vars.space.xxl,
    },
    laptop: { columnGap: vars.space.xxl },
  }),
);
/** The largest words after the headline: they are the page's answer. */
export const title = style(
  responsive({
    base: { fontSize: vars.text.title, lineHeight: vars.leading.snug },
    laptop: { fontSize: vars.text.pageTitle, lineHeight: vars.leading.tight },
  }),
);
export const words = style(
  responsive({
    base: {},
    tablet: { alignSelf: 'center' },
    laptop: { paddingTop: `calc(${crossing} + ${vars.space.m})` },
  }),
);
export const lineBefore = style({
  insetBlockStart: `calc(-1 * ${vars.space.xxl})`,
  height: vars.space.xxl,
  ...narrowOnly,
});
export const lineAfter = style({
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
export const wide = style({
  gridColumn: '1 / -1',
  width: '100%',
  maxHeight: wideHeight,
  marginTop: vars.space.s,
  borderRadius: vars.radius.card,
  objectFit: 'cover',
});
