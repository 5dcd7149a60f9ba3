import { globalStyle, style } from '@vanilla-extract/css';
import { row } from '#styles/layouts.css.ts';
import { from } from '#styles/breakpoints.ts';
import { ink, pageWidth, screenOnly } from '#styles/page.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import * as longText from '#styles/longText.css.ts';
import { accent, pill } from '#styles/text.css.ts';

/** What stands beside the text: the contents, then each chapter's title. */
const titles = 'minmax(13rem, 1fr)';
/** As far as the eye still finds the next line. */
const textWidth = 'minmax(0, 46rem)';
/** More rows than a chapter has parts; those that it doesn't need have no height. */
export const everyRow = 'span 40';

export const root = style([longText.article, { paddingBottom: vars.space.section }]);

export const head = style({
  // Where the scrollbar takes room, 100vw is wider than the page, and so is what goes out to the edge.
  overflowX: 'clip',
  paddingTop: vars.size.header,
  background: vars.color.surfaceTint,
});

/** The words on one side; on the other the cover, out to the edge of the screen, as on the other pages. */
export const headGrid = style(
  responsive(
    {
      base: { display: 'grid', gap: vars.space.m, paddingTop: vars.space.xs },
      tablet: { gap: vars.space.l, paddingBlock: `${vars.space.m} ${vars.space.xl}` },
      laptop: {
        gridTemplateColumns: equalColumns(2),
        gap: vars.space.xl,
        paddingBlock: 0,
      },
    },
    { [when.printing]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  ),
);
export const headText = style(
  responsive({
    base: {},
    // The way back is at the same height in every article; the words are in the middle of what is left.
    laptop: { display: 'flex', flexDirection: 'column', paddingBlock: vars.space.xl },
  }),
);
export const words = style({ marginBlock: 'auto' });

/** The way back to the list, and the subject of the article. */
export const top = style([
  row,
  { justifyContent: 'space-between', gap: `0 ${vars.space.s}`, marginBottom: vars.space.xs },
]);
export const categories = style([row, { gap: vars.space.xxs }]);
export const category = style([pill, accent, { background: vars.color.accentSoft }]);

/** Smaller, for a title that would fill five or six lines beside the picture. */
export const longTitle = style([longText.title, { fontSize: vars.text.lowTitle }]);

/** A dark poster from edge to edge of a phone; on wide screens beside the words, out to the edge of the screen. */
export const panel = style([
  ink,
  responsive(
    {
      base: {
        display: 'grid',
        marginInline: `calc(-1 * ${vars.space.gutter})`,
        overflow: 'clip',
        paddingBottom: vars.space.m,
      },
      tablet: { marginInline: 0, borderRadius: vars.radius.panel },
      laptop: {
        marginInlineEnd: `min(-1 * ${vars.space.rail}, (${vars.size.content} - 100vw) / 2)`,
        paddingBottom: 0,
        borderRadius: 0,
      },
    },
    { [when.printing]: { margin: 0, padding: 0, background: 'none' } },
  ),
]);
/**
 * Two columns: the contents and the chapters' titles, and the text. What is to be seen from afar, such as a table or a
 * drawing, takes both. `ArticleText.css.ts` says so of each part of the text, which is in this grid too.
 */
export const columns = style([
  longText.columns,
  responsive({
    base: { position: 'relative', rowGap: vars.space.s, paddingTop: vars.space.m },
    split: {
      gridTemplateColumns: `${titles} ${textWidth}`,
      gap: `0 ${vars.space.xl}`,
      paddingTop: vars.space.xl,
    },
    desktop: { columnGap: vars.space.xxl, paddingTop: vars.space.xxl },
  }),
]);

/** What the article says in three lines: on a phone in one box with the contents, else over the text, side by side. */
export const brief = style(
  responsive({
    base: {
      paddingBlock: vars.space.xs,
      fontSize: vars.text.body,
      lineHeight: vars.leading.table,
      textWrap: 'pretty',
    },
    split: {
      zIndex: 1,
      gridColumn: '1 / -1',
      marginBottom: vars.space.xl,
      padding: `${vars.space.m} ${vars.space.l} ${vars.space.l}`,
      borderRadius: vars.radius.card,
      background: vars.color.surfaceTint,
    },
  }),
);
export const ideas = style(
  responsive({
    base: {},
    split: { display: 'grid', gridTemplateColumns: equalColumns(3), gap: vars.space.l },
  }),
);
export const idea = style(
  responsive({
    base: {
      marginTop: vars.space.xxs,
      paddingTop: vars.space.xxs,
      borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
    },
    split: {
      paddingTop: vars.space.xs,
      borderTop: `${vars.size.line} solid ${vars.color.accent}`,
      fontSize: vars.text.heading,
      lineHeight: vars.leading.snug,
    },
  }),
);

/** What the article says in short, and its contents: on a phone one box, else the contents beside the first lines. */
export const aside = style(
  responsive({
    base: {
      padding: `${vars.space.xxs} ${vars.space.m}`,
      borderRadius: vars.radius.card,
      background: vars.color.surfaceTint,
    },
    split: { display: 'contents' },
  }),
);
// The contents scroll with the text: each chapter has its title beside it.
globalStyle(`${aside} > nav`, {
  position: 'static',
  maxHeight: 'none',
  padding: 0,
  background: 'transparent',
  '@media': { [from('split')]: { gridRow: everyRow, fontSize: vars.text.body } },
});

/** What to read next. */
export const related = style([pageWidth, screenOnly, { marginBlock: vars.space.section }]);
