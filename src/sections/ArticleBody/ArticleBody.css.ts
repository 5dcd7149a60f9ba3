import { globalStyle, style } from '@vanilla-extract/css';
import { row } from '#styles/layouts.css.ts';
import { from } from '#styles/breakpoints.ts';
import { ink, pageWidth, screenOnly } from '#styles/page.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import * as longText from '#styles/longText.css.ts';
import { accent, pill } from '#styles/typography.css.ts';

/** As wide as drawings and tables need, and as far as the eye still finds the next line. */
const textWidth = 'minmax(0, 48rem)';
const asideWidth = 'minmax(13rem, 1fr)';
/** What stands beside the text is no wider than its lines need. */
const asideLine = '21rem';

export const root = style([
  longText.article,
  // Where the scrollbar takes room, 100vw is wider than the page, and so is what goes out to the edge.
  { overflowX: 'clip', paddingBottom: vars.space.section },
]);

export const head = style({
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
    // The way back is at the top in any article, and the words in the middle of the picture's height.
    laptop: { display: 'grid', gridTemplateRows: 'auto 1fr', paddingBlock: vars.space.l },
  }),
);

export const words = style({ alignSelf: 'center' });

/** The way back to the list, and the subject of the article. */
export const top = style([row, { gap: `0 ${vars.space.m}`, marginBottom: vars.space.xs }]);
export const categories = style([row, { gap: vars.space.xxs }]);
export const category = style([pill, accent, { background: vars.color.accentSoft }]);

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
        // From the middle of the screen.
        marginInlineStart: `calc(-1 * ${vars.space.xl} / 2)`,
        marginInlineEnd: `min(-1 * ${vars.space.rail}, (${vars.size.content} - 100vw) / 2)`,
        paddingBottom: 0,
        borderRadius: 0,
      },
    },
    { [when.printing]: { margin: 0, padding: 0, background: 'none' } },
  ),
]);
/** The text, and beside it, all the way down, what it says in short and its contents. */
export const columns = style([
  longText.columns,
  responsive({
    base: { rowGap: vars.space.s, paddingTop: vars.space.m },
    split: { gridTemplateColumns: `${asideWidth} ${textWidth}`, paddingTop: vars.space.xl },
    desktop: { paddingTop: vars.space.xxl },
  }),
]);

const underHeader = `${vars.size.header} + ${vars.space.m}`;
/** What the article says in short, and its contents: on a phone one box before the text, else beside it as one reads. */
export const aside = style(
  responsive(
    {
      base: {
        padding: `${vars.space.xxs} ${vars.space.m}`,
        borderRadius: vars.radius.card,
        background: vars.color.surfaceTint,
      },
      split: {
        position: 'sticky',
        top: `calc(${underHeader})`,
        alignSelf: 'start',
        maxWidth: asideLine,
        // So that all of it fits a low screen.
        maxHeight: `calc(100dvh - (${underHeader}) - ${vars.space.xs})`,
        padding: 0,
        overflowY: 'auto',
        background: 'none',
      },
    },
    { [when.printing]: { position: 'static', maxWidth: 'none', overflow: 'visible' } },
  ),
);
// Both parts go along as one.
globalStyle(`${aside} > nav`, {
  position: 'static',
  maxHeight: 'none',
  padding: 0,
  background: 'none',
  '@media': { [from('laptop')]: { fontSize: vars.text.body } },
});
export const brief = style(
  responsive({
    base: {
      paddingBlock: vars.space.xs,
      fontSize: vars.text.body,
      lineHeight: vars.leading.table,
      textWrap: 'pretty',
    },
    split: {
      marginBottom: vars.space.xxs,
      padding: `${vars.space.xs} ${vars.space.s}`,
      borderRadius: vars.radius.card,
      background: vars.color.surfaceTint,
      fontSize: vars.text.small,
    },
    laptop: {
      marginBottom: vars.space.s,
      padding: vars.space.m,
      fontSize: vars.text.body,
    },
  }),
);
export const idea = style({
  marginTop: vars.space.xxs,
  paddingTop: vars.space.xxs,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
});

/** What to read next. */
export const related = style([pageWidth, screenOnly, { marginBlock: vars.space.section }]);
