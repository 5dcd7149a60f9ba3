import { globalStyle, keyframes, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { principal } from '#components/Figures/Figures.css.ts';
import { onInk } from '#styles/page.css.ts';
import { vars } from '#styles/contract.css.ts';
import { viewfinder } from '#styles/motifs/viewfinder.ts';
import { prose } from '#styles/prose.css.ts';
import { when, whileScrolling } from '#styles/responsive.ts';
import { everyRow } from './ArticleBody.css.ts';

/** Sizes of an article's text beside its contents. */
const readingSize = '1.1875rem';
/** The size of a title in the narrow column, where its longest word fits. */
const chapterTitle = 'clamp(1.5rem, 3.8vw - 1.1rem, 2.5rem)';
/** So wide that «18 meses» is on one line. */
const figureWidth = '8.5rem';

const drawLine = keyframes({ from: { transform: 'scaleY(0)' } });
const besideText = `${when.onScreen} and ${from('split')}`;
/** Half of the gap between the columns, in whose middle the line runs. */
const halfGap = { split: `calc(${vars.space.xl} / 2)`, desktop: `calc(${vars.space.xxl} / 2)` };
/** The line beside the text. */
const line = {
  content: '',
  position: 'absolute',
  gridColumn: '2',
  insetBlock: `${vars.space.xxl} 0`,
  insetInlineStart: `calc(-1 * ${halfGap.split})`,
  width: vars.size.line,
  borderRadius: vars.radius.round,
} as const;
const lineOnDesktop = { insetInlineStart: `calc(-1 * ${halfGap.desktop})` };

/** The text, whose parts lie in the grid of `columns`. */
export const text = style({
  minWidth: 0,
  '@media': { [from('split')]: { display: 'contents' } },
});

/** The line that runs between the columns and is drawn as the visitor reads. */
export const readingLine = style([
  {
    '@media': {
      [besideText]: {
        '::before': { ...line, background: vars.color.accentSoft },
        '::after': { ...line, background: vars.color.accent, transformOrigin: 'top' },
      },
      [`${when.onScreen} and ${from('desktop')}`]: {
        '::before': lineOnDesktop,
        '::after': lineOnDesktop,
      },
    },
  },
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

type Declarations = Omit<GlobalStyleRule, '@media'>;
const isDrawn = 'figure:has(img)';
/** The parts of an article's own text: on wide screens in the second column of the grid, if nothing else is said. */
const own = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${text} > .${prose} > ${selector}`, rule);
globalStyle(`${text} > .${prose}`, {
  maxWidth: 'none',
  '@media': { [from('split')]: { display: 'contents', fontSize: readingSize } },
});
own('*', { maxWidth: 'none', textWrap: 'pretty' });
own('form', { marginBlock: vars.space.l });
own(`dl .${principal}`, { fontSize: vars.text.title });
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
own(`dl:has(> :nth-child(3):last-child) .${principal}`, {
  '@media': { [below('phoneWide')]: { flex: 'none', width: figureWidth } },
});
own('[tabindex] table', { '@media': { [from('laptop')]: { fontSize: vars.text.reading } } });
own('p:first-child', { fontSize: vars.text.heading, lineHeight: vars.leading.body });
own('h2', { position: 'relative', fontSize: vars.text.lowTitle, textWrap: 'balance' });
// A note looks like a poster, because it is the one thing that readers should remember: a rule of thumb, a saying.
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
own('blockquote p', { textWrap: 'balance' });
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
// A list of steps before a button is an exercise: both are on one dark panel.
const exercise = 'ol:has(+ div > [data-cta-id])';
const underExercise = `${exercise} + div`;
const panel = {
  background: vars.color.surfaceInk,
  ...onInk,
  '@media': {
    // On a phone from edge to edge.
    [below('tablet')]: { marginInline: `calc(-1 * ${vars.space.gutter})`, borderRadius: 0 },
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
    [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
  },
});
own(`${isDrawn} img`, { borderRadius: vars.space.hair });
own(`${isDrawn} > figcaption`, {
  lineHeight: vars.leading.table,
  // As far in as the words of the drawing.
  paddingInline: vars.space.m,
  '@media': { [below('tablet')]: { paddingInline: vars.space.xxs } },
});

// From here on, where each part stands on wide screens.
const wide = `:is([tabindex], blockquote, dl, form, ${isDrawn}, ${exercise}, ${underExercise})`;
const beside = (selector: string, rule: Declarations) =>
  own(selector, { '@media': { [besideText]: rule } });
beside('*', { gridColumn: '2' });
beside(wide, { zIndex: 1, gridColumn: '1 / -1' });
// The line ends at a table and goes on under it.
beside(':is([tabindex], dl)', { position: 'relative', background: vars.color.surface });
beside(`:is(h2, h3)`, {
  zIndex: 1,
  gridColumn: '1',
  gridRow: everyRow,
  alignSelf: 'start',
  marginTop: vars.space.xl,
  fontSize: chapterTitle,
  lineHeight: vars.leading.snug,
});
beside('h3', { fontSize: vars.text.heading });
beside(':is(h2, h3) + *', { marginTop: vars.space.xl });
// Its station is on the line, within the title's own box, which reaches over it.
const reach = (gap: string) => {
  const distance = `${gap} + (${vars.size.line} + ${vars.size.checkbox}) / 2`;
  return {
    marginInlineEnd: `calc(-1 * (${distance}))`,
    paddingInlineEnd: `calc(${distance})`,
  };
};
own('h2', {
  '@media': {
    [besideText]: reach(halfGap.split),
    [`${when.onScreen} and ${from('desktop')}`]: reach(halfGap.desktop),
  },
});
beside('h2::before', {
  content: '',
  position: 'absolute',
  top: '0.15em',
  insetInlineEnd: 0,
  width: vars.size.checkbox,
  height: vars.size.checkbox,
  border: `${vars.size.bannerLine} solid ${vars.color.accent}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
});
// A title with nothing beside it. The line ends over it, too.
const titleAlone =
  ':is(h2, h3):has(+ :is(h3, [tabindex], blockquote, dl, form, figure), + ol + div > [data-cta-id])';
beside(titleAlone, {
  gridColumn: '1 / -1',
  gridRow: 'auto',
  marginInlineEnd: 0,
  paddingBlock: `${vars.space.xs} ${vars.space.m}`,
  background: vars.color.surface,
});
beside(`${titleAlone}::before`, { content: 'none' });
beside(`${titleAlone} + *`, { marginTop: 0 });
// A drawing as high as it is wide has its caption beside it; one that was drawn for wide screens, under it.
beside(isDrawn, { display: 'grid', gridTemplateColumns: 'subgrid' });
beside(`${isDrawn} > *`, { gridColumn: '2', gridRow: '1' });
beside(`${isDrawn} > figcaption`, {
  gridColumn: '1',
  alignSelf: 'center',
  fontSize: vars.text.heading,
  color: 'inherit',
});
beside('figure:has(picture)', { padding: `${vars.space.l} ${vars.space.l} ${vars.space.m}` });
beside('figure:has(picture) > *', { gridColumn: '1 / -1', gridRow: 'auto' });
beside('figure:has(picture) > figcaption', {
  gridColumn: '1 / -1',
  gridRow: 'auto',
  padding: `${vars.space.xs} 0 0`,
  fontSize: vars.text.lead,
});
beside(`:is(${exercise}, ${underExercise})`, { fontSize: vars.text.heading });
beside(`dl .${principal}`, { fontSize: vars.text.figure });

// A raised number moves no line.
globalStyle(`${text} sup`, { fontSize: `max(${vars.text.tiny}, 0.75em)`, lineHeight: 0 });
// The number of a source looks different from that of a footnote.
globalStyle(`${text} sup > a:not([data-footnote-ref])`, {
  marginInlineStart: '0.1em',
  fontWeight: vars.font.strong,
  textDecoration: 'none',
  '@media': { [when.coloursAreForced]: { textDecoration: 'underline' } },
});
