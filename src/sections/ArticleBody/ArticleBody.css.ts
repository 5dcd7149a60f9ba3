import { globalStyle, keyframes, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { row, stack, touchable } from '#styles/layouts.css.ts';
import { below, from } from '#styles/breakpoints.ts';
import { principal } from '#components/Figures/Figures.css.ts';
import { offerAfterTwo } from '#components/ChecklistOffer/amongCards.css.ts';
import { ink, pageWidth, onInk, screenOnly } from '#styles/page.css.ts';
import { vars } from '#styles/contract.css.ts';
import { viewfinder } from '#styles/viewfinder.ts';
import { prose } from '#styles/prose.css.ts';
import { equalColumns, responsive, when, whileScrolling } from '#styles/responsive.ts';
import * as reading from '#styles/reading.css.ts';
import { accent, muted, pill, strongAccent, title } from '#styles/text.css.ts';
import { pen } from '#styles/pen.ts';

/** Of an article's text, beside its contents. */
const readingSize = '1.1875rem';
const asideWidth = '20rem';

export const root = style([reading.article, { paddingBottom: vars.space.section }]);

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
    laptop: { alignSelf: 'center', paddingBlock: `${vars.space.l} ${vars.space.xl}` },
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
  ...pen,
});

/** Where one comes from, and what the article is about. */
export const top = style([
  row,
  { justifyContent: 'space-between', gap: `0 ${vars.space.s}`, marginBottom: vars.space.xs },
]);
export const categories = style([row, { gap: vars.space.xxs }]);
export const category = style([pill, accent, { background: vars.color.accentSoft }]);

/** Smaller, for a title that would fill five or six lines beside the picture. */
export const longTitle = style([reading.title, { fontSize: vars.text.lowTitle }]);

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
/** What stays in view beside the text. */
export const aside = style(
  responsive(
    {
      base: {},
      laptop: {
        position: 'sticky',
        top: `calc(${vars.size.header} + ${vars.space.m})`,
        alignSelf: 'start',
        maxWidth: asideWidth,
        maxHeight: `calc(100dvh - ${vars.size.header} - 2 * ${vars.space.m})`,
        overflowY: 'auto',
      },
    },
    { [when.printing]: { display: 'none' } },
  ),
);
globalStyle(`${aside} > nav`, {
  '@media': { [from('laptop')]: { position: 'static', fontSize: vars.text.body } },
});
/** Under the contents the one way out; where there is no room beside the text, the page's bar has it. */
export const way = style([
  stack,
  responsive({
    base: { display: 'none' },
    laptop: {
      display: 'grid',
      justifyItems: 'start',
      marginTop: vars.space.l,
      padding: vars.space.m,
      borderRadius: vars.radius.card,
      background: vars.color.surfaceTint,
      lineHeight: vars.leading.snug,
      textWrap: 'balance',
    },
  }),
]);

const drawLine = keyframes({ from: { transform: 'scaleY(0)' } });
const lineShape = {
  content: '',
  position: 'absolute',
  insetBlock: vars.space.xs,
  insetInlineStart: `calc(${vars.space.xxl} / -2)`,
  width: vars.size.line,
  borderRadius: vars.radius.round,
} as const;
/** Beside the contents, and in the same place where there are none; along it the line, drawn as one reads. */
export const text = style([
  responsive(
    {
      base: { position: 'relative', minWidth: 0 },
      laptop: {
        gridColumn: '2',
        '::before': { ...lineShape, background: vars.color.accentSoft },
        '::after': {
          ...lineShape,
          background: vars.color.accent,
          transformOrigin: 'top',
        },
      },
    },
    { [when.printing]: { '::before': { display: 'none' }, '::after': { display: 'none' } } },
  ),
  whileScrolling({
    viewTimelineName: '--read',
    viewTimelineInset: '50%',
    '::after': {
      animationName: drawLine,
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: '--read',
      animationRange: 'cover',
    },
  }),
]);

/** The parts of an article's own text. All is as wide as the column. */
const own = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${text} > .${prose} > ${selector}`, rule);
globalStyle(`${text} > .${prose}`, {
  maxWidth: 'none',
  '@media': { [from('laptop')]: { fontSize: readingSize } },
});
const isDrawn = 'figure:has(img)';
own('form', { marginBlock: vars.space.l });
own(`dl .${principal}`, { fontSize: vars.text.title });
own('p:first-child', { fontSize: vars.text.heading, lineHeight: vars.leading.body });
own('h2', { position: 'relative', fontSize: vars.text.lowTitle });
// A station of the line at each chapter.
own('h2::before', {
  '@media': {
    [`${when.onScreen} and ${from('laptop')}`]: {
      content: '',
      position: 'absolute',
      zIndex: 1,
      top: '0.3em',
      insetInlineStart: `calc(${vars.space.xxl} / -2 + ${vars.size.line} / 2)`,
      width: vars.size.checkbox,
      height: vars.size.checkbox,
      border: `${vars.size.bannerLine} solid ${vars.color.accent}`,
      borderRadius: vars.radius.round,
      background: vars.color.surface,
      translate: '-50% 0',
    },
  },
});
// What is set apart is a poster, the one thing that one remembers: a rule of thumb, a saying.
own('blockquote', {
  position: 'relative',
  marginBlock: vars.space.l,
  padding: `clamp(${vars.space.l}, 6%, ${vars.space.xl})`,
  borderInlineStart: 0,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceInk,
  ...onInk,
  fontSize: vars.text.title,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
  '@media': {
    [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
    [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
  },
});
own('blockquote blockquote', { color: 'inherit' });
own('blockquote::before', viewfinder(vars.space.s, vars.space.m));
// Steps, each with its number in a ring.
own('ol', { display: 'grid', gap: vars.space.s, paddingInlineStart: 0 });
own('ol > li', {
  position: 'relative',
  margin: 0,
  paddingInlineStart: vars.space.xl,
  listStyleType: "''",
});
own('ol > li::before', {
  content: 'counter(list-item)',
  position: 'absolute',
  insetInlineStart: 0,
  top: '-0.05em',
  display: 'grid',
  placeItems: 'center',
  width: vars.space.l,
  height: vars.space.l,
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  color: vars.color.accentStrong,
  fontSize: vars.text.body,
  fontWeight: vars.font.strong,
});
own('[tabindex] th', {
  borderBottom: `${vars.size.line} solid ${vars.color.accent}`,
  background: 'none',
});
own('[tabindex] td:first-child', { fontWeight: vars.font.strong });
// A drawing in the frame of a photo, over its caption.
own(isDrawn, {
  marginBlock: vars.space.l,
  padding: vars.space.s,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceInk,
  ...onInk,
  '@media': {
    // On a phone as wide as its screen, so that what is written in the drawing can be read.
    [below('tablet')]: {
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      paddingInline: vars.space.xs,
      borderRadius: 0,
    },
    [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
  },
});
own(`${isDrawn} img`, { borderRadius: vars.space.hair });
own(`${isDrawn} > figcaption`, {
  lineHeight: vars.leading.table,
  '@media': {
    [below('tablet')]: { paddingInline: vars.space.xxs },
    [from('laptop')]: { fontSize: vars.text.body },
  },
});

/** The list of sources, after the text. */
export const sources = style({
  marginTop: vars.space.xl,
  paddingTop: vars.space.m,
  fontSize: vars.text.small,
});
export const sourcesTitle = style({ marginBottom: vars.space.s, fontSize: vars.text.heading });
export const sourceList = style([
  muted,
  responsive(
    {
      base: { paddingInlineStart: vars.space.m, lineHeight: vars.leading.table },
      desktop: { columns: 2, columnGap: vars.space.xl },
    },
    { [when.printing]: { columns: 'auto' } },
  ),
]);
globalStyle(`${sourceList} > li`, { breakInside: 'avoid', paddingBottom: vars.space.xs });
/** Its site stands in parentheses after it; on paper, where nobody can follow it, its whole address under it. */
export const source = style([
  accent,
  {
    textDecorationThickness: vars.stroke.hair,
    '@media': { [when.printing]: { textDecoration: 'none' } },
  },
]);
export const sourceSite = style([screenOnly]);
const outside = 'a[href^="https://"]:not([data-cta-id])::after';
globalStyle(`${sourceList} > li > ${outside}`, {
  '@media': {
    [when.printing]: {
      content: 'attr(href)',
      display: 'block',
      color: vars.color.textMuted,
      wordBreak: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});
// The text leaves them to that list.
globalStyle(`${text} > .${prose} ${outside}`, {
  '@media': { [when.printing]: { content: 'none' } },
});

/** What to read next, and a sheet to print. */
export const related = style([pageWidth, screenOnly, { marginBlock: vars.space.section }]);
/** The offer of sheets where nothing else is to be read. */
export const alone = style({ paddingTop: vars.space.section });
export const relatedTitle = style([title, { marginBottom: vars.space.l }]);
/** After a single card the offer has the rest of its row. */
export const wideOffer = style([
  offerAfterTwo,
  { '@media': { [from('desktop')]: { gridColumn: '2 / -1' } } },
]);
