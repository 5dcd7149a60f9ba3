import { globalStyle, keyframes, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { principal } from '#components/Figures/Figures.css.ts';
import { onInk } from '#styles/page.css.ts';
import { vars } from '#styles/contract.css.ts';
import { viewfinder } from '#styles/motifs/viewfinder.ts';
import { prose } from '#styles/prose.css.ts';
import { responsive, when, whileScrolling } from '#styles/responsive.ts';

/** Sizes of an article's text beside its contents. */
const readingSize = '1.1875rem';
/** So wide that «18 meses» is on one line. */
const figureWidth = '8.5rem';

const drawLine = keyframes({ from: { transform: 'scaleY(0)' } });
const lineShape = {
  content: '',
  position: 'absolute',
  insetBlock: vars.space.xs,
  insetInlineStart: `calc(${vars.space.xxl} / -2)`,
  width: vars.size.line,
  borderRadius: vars.radius.round,
} as const;
/**
 * The text stands beside the contents, and in the same place if there are none. The line runs along it and is drawn
 * as the visitor reads.
 */
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

/** The parts of an article's own text, which are all of one width. */
const own = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${text} > .${prose} > ${selector}`, rule);
globalStyle(`${text} > .${prose}`, {
  maxWidth: 'none',
  '@media': { [from('laptop')]: { fontSize: readingSize } },
});
own('*', { maxWidth: 'none', textWrap: 'pretty' });
const isDrawn = 'figure:has(img)';
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
// As large as what stands beside the text.
own('[tabindex] table', { '@media': { [from('laptop')]: { fontSize: vars.text.body } } });
own('p:first-child', { fontSize: vars.text.heading, lineHeight: vars.leading.body });
own('h2', { position: 'relative', fontSize: vars.text.lowTitle, textWrap: 'balance' });
// Each chapter is a station of the line.
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

// A raised number moves no line.
globalStyle(`${text} sup`, { fontSize: `max(${vars.text.tiny}, 0.75em)`, lineHeight: 0 });
// The number of a source looks different from that of a footnote.
globalStyle(`${text} sup > a:not([data-footnote-ref])`, {
  marginInlineStart: '0.1em',
  fontWeight: vars.font.strong,
  textDecoration: 'none',
  '@media': { [when.coloursAreForced]: { textDecoration: 'underline' } },
});
