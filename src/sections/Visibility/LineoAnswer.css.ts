import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';
import * as street from './streetWithPhone.ts';

const { out, width } = vars.trunk;
/** Around Lineo's symbol on a phone: as large as the space beside the text. */
const ring = '2.5rem';
/** The largest height of the photo under the trades. */
const wideHeight = '20rem';
const fromLaptop = from('laptop');
const narrowOnly = { '@media': { [fromLaptop]: { display: 'none' } } };
const wideOnly = (rule: object) => ({ '@media': { [fromLaptop]: rule } });
/** The space over the street. */
const rowGap = vars.space.l;
const atRight = { insetInlineStart: 'auto', insetInlineEnd: `calc(-1 * ${out})` } as const;

export const root = style(
  responsive({
    base: {
      position: 'relative',
      isolation: 'isolate',
      // The height of the street follows from the width of this block.
      containerType: 'inline-size',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.m,
      marginTop: vars.space.xl,
    },
    tablet: {
      gridTemplateColumns: equalColumns(2),
      gap: rowGap,
      marginTop: vars.space.xxl,
    },
    laptop: { gridTemplateColumns: street.columns, columnGap: street.gap },
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
    laptop: { gridArea: street.area.words },
  }),
);
/** The broken line comes down to the symbol. */
export const lineBefore = style(
  responsive({
    base: { insetBlockStart: `calc(-1 * ${vars.space.xxl})`, height: vars.space.xxl },
    laptop: {
      ...atRight,
      gridArea: '1 / 1 / 3 / -1',
      insetBlockEnd: 0,
      height: 'auto',
    },
  }),
);
export const lineAfter = style({
  insetBlock: `${vars.space.s} calc(-1 * ${vars.space.section})`,
  ...narrowOnly,
});
const inStreet = { gridArea: '3 / 1 / auto / -1' } as const;
const low = `calc(${street.height} + ${street.underPavement})`;
/** From the symbol a branch goes to the phone; the line itself goes on, under the pavement to the left. */
export const branch = style(
  wideOnly({
    ...inStreet,
    top: `calc(-1 * ${rowGap} - ${width} / 2)`,
    left: '100%',
    right: `calc(-1 * ${out})`,
  }),
);
export const lineBack = style(
  wideOnly({
    ...inStreet,
    left: '50%',
    top: `calc(-1 * ${rowGap})`,
    height: `calc(${rowGap} + ${street.height} + ${street.underPavement} + ${width})`,
  }),
);
export const lineOnwards = style(
  wideOnly({
    ...inStreet,
    right: '50%',
    top: low,
    bottom: `calc(-1 * ${vars.space.section})`,
  }),
);
/** Lineo's symbol, where the line is whole again. */
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
    laptop: {
      gridArea: '1 / 1 / 3 / -1',
      insetInline: `auto calc(-1 * ${out} + ${width} / 2)`,
      top: 'auto',
      bottom: 0,
      translate: '50% 50%',
    },
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
