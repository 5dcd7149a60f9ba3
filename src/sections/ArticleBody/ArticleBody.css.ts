import { globalStyle, style } from '@vanilla-extract/css';
import { row, stack, touchable } from '#styles/layouts.css.ts';
import { from } from '#styles/breakpoints.ts';
import { ink, pageWidth, screenOnly } from '#styles/page.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import * as longText from '#styles/longText.css.ts';
import { accent, pill, strongAccent, title } from '#styles/text.css.ts';
import { strokeStyle } from '#styles/motifs/strokeStyle.ts';

const asideWidth = '14.5rem';
/** What is left of the column beside the lines of the text, less a gap. */
const briefWidth = '13rem';

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
    // The way back is at the same height in every article.
    laptop: { paddingBlock: vars.space.xl },
  }),
);

export const back = style([
  touchable,
  strongAccent,
  { gap: vars.space.xxs, textDecoration: 'none', ':hover': { textDecoration: 'underline' } },
]);
export const arrow = style({
  width: '1em',
  height: '1em',
  ...strokeStyle,
});

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
 * The contents, and beside them a column to the edge of the page. Its pictures, tables and figures fill it; the lines
 * of the text end sooner, so that they are not too long to read (`ArticleText.css.ts`).
 */
export const columns = style([
  longText.columns,
  responsive({
    base: { rowGap: vars.space.s, paddingTop: vars.space.m },
    laptop: {
      gridTemplateColumns: `${asideWidth} minmax(0, 1fr)`,
      paddingTop: vars.space.xxl,
    },
  }),
]);

/** What the article says in three lines: above the text, and beside its first lines where there is room. */
export const brief = style(
  responsive({
    base: {
      marginBottom: vars.space.l,
      padding: `${vars.space.s} ${vars.space.m}`,
      borderRadius: vars.radius.card,
      background: vars.color.surfaceTint,
      fontSize: vars.text.small,
      lineHeight: vars.leading.table,
      textWrap: 'pretty',
    },
    laptop: { maxWidth: vars.measure.text, fontSize: vars.text.body },
    desktopWide: {
      float: 'inline-end',
      width: briefWidth,
      marginInlineStart: vars.space.l,
      padding: vars.space.m,
    },
  }),
);
export const idea = style({
  marginTop: vars.space.xxs,
  paddingInlineStart: vars.space.xs,
  borderInlineStart: `${vars.size.line} solid ${vars.color.accent}`,
});

/** The column beside the text, which stays in view. */
export const aside = style(
  responsive(
    {
      base: {
        padding: `${vars.space.xxs} ${vars.space.m}`,
        borderRadius: vars.radius.card,
        background: vars.color.surfaceTint,
      },
      laptop: {
        padding: 0,
        // It scrolls, so round corners would cut off its first letter.
        borderRadius: 0,
        background: 'transparent',
        position: 'sticky',
        top: `calc(${vars.size.header} + ${vars.space.m})`,
        alignSelf: 'start',
        maxHeight: `calc(100dvh - ${vars.size.header} - 2 * ${vars.space.m})`,
        overflowY: 'auto',
      },
    },
    { [when.printing]: { display: 'none' } },
  ),
);
globalStyle(`${aside} > nav`, {
  padding: 0,
  background: 'transparent',
  '@media': { [from('laptop')]: { position: 'static', fontSize: vars.text.body } },
});
/** The only link out of the article, under the contents. */
export const way = style([
  stack,
  responsive({
    // On a phone nobody is asked before the first sentence: the same invitation follows the text.
    base: { display: 'none' },
    laptop: {
      display: 'grid',
      marginTop: vars.space.l,
      padding: `${vars.space.s} ${vars.space.xs}`,
      lineHeight: vars.leading.snug,
      textWrap: 'balance',
      borderRadius: vars.radius.card,
      background: vars.color.surfaceTint,
    },
  }),
]);
/** Its button fills it, so that its words stay in one line in the narrowest column. */
globalStyle(`${way} > a`, { '@media': { [from('laptop')]: { paddingInline: vars.space.xs } } });

/** What to read next, and a sheet to print. */
export const related = style([pageWidth, screenOnly, { marginBlock: vars.space.section }]);
/** The offer of sheets, if there is no other article to read. */
export const alone = style({ paddingTop: vars.space.section });
export const relatedTitle = style([title, { marginBottom: vars.space.l }]);
