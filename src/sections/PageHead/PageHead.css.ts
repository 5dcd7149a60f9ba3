import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { row, stack } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { onInk } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';

/** The height at which a scene is wide enough to show everything in it. */
const pictureHeight = '26rem';
/** The width of a lead under a title as wide as the page, and of a title beside its lead. */
const linesWidth = '46rem';
/** The width of a title over its lead: narrower than the page, so that a long title has two lines in any typeface. */
const titleWidth = '18em';
/** The width that a figure of the idea needs. */
const figureWidth = '6rem';

export const root = style({
  overflowX: 'clip',
  paddingTop: vars.size.header,
  background: vars.color.surfaceTint,
});

/** The text on one side; on the other the picture, out to the edge of the screen. */
export const beside = style(
  responsive({
    base: { display: 'grid', paddingTop: vars.space.m },
    split: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: vars.space.xl,
      paddingTop: 0,
    },
  }),
);
export const textColumn = style([
  stack,
  responsive({
    base: {},
    split: { alignContent: 'center', paddingBlock: `${vars.space.l} ${vars.space.xl}` },
  }),
]);

/**
 * For something that visitors use, such as a calculator. It is wider than a picture, and as high as the text with the
 * idea under it.
 */
export const besidePart = style([
  beside,
  responsive({
    // A part must begin in a phone's first screen.
    base: { paddingTop: vars.space.xxs },
    split: {
      gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 12fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
    },
  }),
]);
globalStyle(`${besidePart} > ${textColumn}`, {
  '@media': {
    [from('split')]: { paddingBlock: `${vars.space.section} 0` },
  },
});
/** The idea under the words, which stays in view while the part beside it grows. */
export const idea = style(
  responsive({
    base: { paddingBlock: vars.space.m },
    split: {
      gridArea: '2 / 1',
      position: 'sticky',
      top: vars.size.header,
      // From the top: in the middle it would move while the picture beside it arrives.
      alignSelf: 'start',
      paddingBlock: `${vars.space.xl} ${vars.space.l}`,
    },
    desktopWide: { paddingTop: `calc(${vars.space.xxl} + ${vars.space.m})` },
  }),
);
/** The idea's figures are small, so that the title stays the largest, and stand in one row where there is room. */
globalStyle(`${idea} dd`, { fontSize: vars.text.smallTitle });
globalStyle(`${idea} dt`, { fontSize: vars.text.small });
globalStyle(`${idea} dl`, {
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(${figureWidth}, 1fr))`,
      columnGap: vars.space.s,
    },
  },
});

export const rest = style([stack, { gap: vars.space.m }]);

/**
 * Without a picture the head is as wide as the page and still lower, so that the page's first section is in the first
 * screen.
 */
export const withoutPicture = style([
  stack,
  responsive({
    base: { paddingBlock: vars.space.m },
    split: { paddingBlock: `${vars.space.l} ${vars.space.xl}` },
  }),
]);
globalStyle(`${withoutPicture} h1`, { '@media': { [from('split')]: { maxWidth: titleWidth } } });
/** The buttons stand at the right of the words. */
globalStyle(`${withoutPicture} > ${rest}`, {
  '@media': {
    [from('split')]: {
      gridTemplateColumns: `minmax(0, ${linesWidth}) auto`,
      justifyContent: 'space-between',
      alignItems: 'end',
    },
  },
});
/** Without buttons, the lead stands beside the title, level with its last line, in the last of three columns. */
export const wordsAlone = style([
  withoutPicture,
  responsive({
    base: {},
    desktop: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      alignItems: 'end',
      columnGap: `calc(2 * ${vars.space.xl})`,
    },
  }),
]);
globalStyle(`${withoutPicture} > ${rest} > p`, { maxWidth: 'none', textWrap: 'pretty' });

export const links = style([row, { gap: `${vars.space.xs} ${vars.space.m}` }]);

/** What stands beside the text, out to the edge of the screen. */
export const bleed = style(
  responsive({
    base: { marginTop: vars.space.s, marginInline: `calc(-1 * ${vars.space.gutter})` },
    tablet: { marginInline: `calc(-1 * ${vars.space.rail})` },
    split: {
      margin: 0,
      marginInlineEnd: `min(-1 * ${vars.space.rail}, (${vars.size.content} - 100vw) / 2)`,
    },
  }),
);

globalStyle(`${besidePart} > ${bleed}`, {
  '@media': { [from('split')]: { gridArea: '1 / 2 / span 2' } },
});

/** Something to look at. */
export const stage = style(
  responsive(
    {
      base: {
        position: 'relative',
        overflow: 'clip',
        background: vars.color.surfaceInkRaised,
        ...onInk,
      },
      split: { minHeight: pictureHeight },
    },
    // In print a night scene would take half a page and most of the ink.
    { [when.printing]: { display: 'none' } },
  ),
);
/** The chat button is at the top of a stage, because further down it would cover the contents of the stage. */
globalStyle(`${stage} > :last-child`, { justifyContent: 'start' });
/** The buttons over a part that must begin in a phone's first screen; there one is under the other, equally wide. */
export const partLinks = style([row]);
globalStyle(`${partLinks} > *`, { '@media': { [below('tablet')]: { flex: '1 0 100%' } } });
