import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { onInk } from '#styles/page.css.ts';
import { vars } from '#styles/contract.css.ts';
import { prose } from '#styles/prose.css.ts';
import { when } from '#styles/responsive.ts';

/** The size of an article's text beside its contents. */
const readingSize = '1.25rem';
/** So wide that «18 meses» is on one line. */
const figureWidth = '8.5rem';
/** The size of a step's number, as a part of its text's. */
const numeral = 0.85;

/** How far the dark parts go beyond the text, on both sides. */
const outset = `calc(-1 * ${vars.space.m})`;

/** The column of the text. */
export const text = style({ minWidth: 0 });

const isDrawn = 'figure:has(img)';
/** The parts of an article's own text. */
const own = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${text} > .${prose} > ${selector}`, rule);
globalStyle(`${text} > .${prose}`, {
  maxWidth: 'none',
  '@media': { [from('laptop')]: { fontSize: readingSize } },
});
own('*', { maxWidth: 'none', textWrap: 'pretty' });
own(':is(form, div:has(> [data-cta-id]))', { marginBlock: vars.space.l });
own('dl dt', { textWrap: 'balance' });
// Three figures on a phone: each in one line with what it stands for.
own('dl:has(> :nth-child(3):last-child) > div', {
  '@media': {
    [below('phoneWide')]: {
      flexDirection: 'row-reverse',
      alignItems: 'baseline',
      gap: vars.space.s,
    },
  },
});
// One or two stand as large as on the other pages; three share the width.
own('dl:has(> :nth-child(3)) dd', { fontSize: vars.text.title });
own('dl:has(> :nth-child(3):last-child) dd', {
  '@media': { [below('phoneWide')]: { flex: 'none', width: figureWidth } },
});
own('[tabindex] table', { '@media': { [from('laptop')]: { fontSize: vars.text.reading } } });
own('p:first-child', { fontSize: vars.text.heading, lineHeight: vars.leading.body });
own('h2', {
  marginTop: vars.space.xxl,
  fontSize: vars.text.lowTitle,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
});
own(':is(h2, h3) + :is(p, ul)', { marginTop: vars.space.s });
// The rings of the numbers begin higher than the letters of a text.
own('h2 + ol', { marginTop: vars.space.m });
own('ul > li + li', { marginTop: vars.space.xs });
own(':is([tabindex], dl)', { marginBlock: vars.space.l });
// The one thing that readers should remember: a rule of thumb, a saying.
own('blockquote', {
  marginBlock: vars.space.xl,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.size.bannerLine} solid ${vars.color.attention}`,
  color: vars.color.text,
  fontSize: vars.text.title,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.tight,
});
own('blockquote p', { textWrap: 'balance' });
own('blockquote blockquote', { color: 'inherit' });
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
  // In the middle of the first line of its step.
  top: `calc((${vars.leading.reading} / ${numeral} * 1em - ${vars.space.l}) / 2)`,
  display: 'grid',
  placeItems: 'center',
  width: vars.space.l,
  height: vars.space.l,
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  color: vars.color.accentStrong,
  fontSize: `${numeral}em`,
  fontWeight: vars.font.strong,
});
// A list of steps before a button is an exercise: both are on one dark panel.
const exercise = 'ol:has(+ div > [data-cta-id])';
const underExercise = `${exercise} + div`;
const panel = {
  background: vars.color.surfaceInk,
  ...onInk,
  '@media': {
    // On a phone from edge to edge.
    [below('tablet')]: { marginInline: `calc(-1 * ${vars.space.gutter})`, borderRadius: 0 },
    // As wide as the drawings.
    [from('laptop')]: { marginInline: outset },
    [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
    [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
  },
} as const;
const inset = `clamp(${vars.space.gutter}, 6%, ${vars.space.xl})`;
own(exercise, {
  ...panel,
  gap: vars.space.m,
  marginTop: vars.space.l,
  padding: `${inset} ${inset} ${vars.space.m}`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
});
own(`${exercise} > li::before`, {
  background: vars.color.attention,
  color: vars.color.text,
});
own(underExercise, {
  ...panel,
  marginTop: 0,
  marginBottom: vars.space.l,
  padding: `${vars.space.m} ${inset} ${inset}`,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
});
own(`${underExercise} > [data-cta-id]`, {
  background: vars.color.surface,
  color: vars.color.text,
});
own('[tabindex] th', {
  borderBottom: `${vars.size.line} solid ${vars.color.accent}`,
  background: 'none',
});
own('[tabindex] td:first-child', { fontWeight: vars.font.strong });
// Its first words stand at the edge of the text.
own('[tabindex] :is(th, td):first-child', { paddingInlineStart: 0 });
// A drawing in the frame of a photo, over its caption.
own(isDrawn, {
  marginBlock: vars.space.l,
  padding: vars.space.s,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceInk,
  ...onInk,
  '@media': {
    // On a phone it is as wide as the screen, so that the words in the drawing can be read.
    [below('tablet')]: {
      maxWidth: 'none',
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      paddingInline: vars.space.xs,
      borderRadius: 0,
    },
    // Its frame is around the text's column: what it shows begins and ends where the lines do.
    [from('laptop')]: { marginInline: outset, padding: vars.space.m },
    [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
    [when.coloursAreForced]: { marginInline: 0, paddingInline: 0 },
  },
});
own(`${isDrawn} img`, {
  borderRadius: vars.space.hair,
  // The frame's ground is gone: the drawing brings its own margin.
  '@media': {
    [when.coloursAreForced]: {
      padding: vars.space.s,
      background: vars.color.surfaceInk,
      forcedColorAdjust: 'none',
    },
  },
});
own(`${isDrawn} > figcaption`, {
  lineHeight: vars.leading.table,
  // As far in as the words of the drawing.
  paddingInline: vars.space.xxs,
  textWrap: 'balance',
  '@media': { [from('laptop')]: { paddingInline: 0 } },
});

// A raised number moves no line.
globalStyle(`${text} sup`, { fontSize: `max(${vars.text.tiny}, 0.75em)`, lineHeight: 0 });
// The number of a source looks different from that of a footnote.
globalStyle(`${text} sup > a:not([data-footnote-ref])`, {
  marginInlineStart: '0.1em',
  fontWeight: vars.font.strong,
  textDecoration: 'none',
  '@media': { [when.coloursAreForced]: { textDecoration: 'underline' } },
});
