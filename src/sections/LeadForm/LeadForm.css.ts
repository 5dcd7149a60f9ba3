import { globalStyle, style } from '@vanilla-extract/css';
import { raised } from '#styles/layouts.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { when } from '#styles/responsive.ts';
import { muted, small } from '#styles/typography.css.ts';

const formHeight = '37rem';
const inputHeight = '3.5rem';

/** At night, in the light of what one has just tried. */
export const root = style({
  background: `radial-gradient(circle at 20% 70%, ${vars.color.accentStrong}, transparent 60%) ${vars.color.surfaceInk}`,
  '@media': { [when.printing]: { background: 'none' } },
});

/** Where scripts run its height is reserved, so that the form, loaded or failed, moves nothing. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { 'html[data-device] &': { minHeight: formHeight } },
  '@media': {
    [from('split')]: { gridArea: '1 / 2 / 3 / 3', alignSelf: 'start' },
    [when.printing]: { selectors: { 'html &': { display: 'none' } } },
  },
});
export const card = style([
  raised,
  paper,
  { position: 'relative', display: 'flex', flexDirection: 'column', gap: vars.space.s },
]);

/** The other ways of contact, in place of the form until it is ready. */
export const contactLinks = style({ display: 'grid', gap: vars.space.xs });
globalStyle(`${contactLinks} > div`, { textAlign: 'center' });
// It keeps its size beside words in two lines.
globalStyle(`${contactLinks} svg`, { flex: 'none' });

/** As high as the vendor's fields. */
const fieldsHeight = '17rem';
/**
 * The place of the form. It holds the skeleton of the form's fields or, in the same space, the message to send if no
 * form loads.
 */
export const placeholder = style({
  display: 'none',
  flex: 1,
  selectors: { 'html[data-device] &': { display: 'grid', minHeight: fieldsHeight } },
});
globalStyle(`${placeholder} > *`, { gridArea: '1 / 1' });
/** Shown while the form loads. */
const waiting = `html[data-device] ${panel}:not([data-state="failed"]) &`;
export const skeleton = style({
  selectors: {
    [waiting]: {
      background: `repeating-linear-gradient(${vars.color.accentSoft} 0 17%, transparent 0 27.66%)`,
    },
  },
});
/** They keep their space while the skeleton is shown, and share what is left of it: as far apart as the button is. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-evenly',
  gap: vars.space.s,
  selectors: { [waiting]: { visibility: 'hidden' } },
});
export const field = style({
  display: 'grid',
  gap: vars.space.hair,
  fontSize: vars.text.small,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
});
export const input = style({
  width: '100%',
  minHeight: inputHeight,
  padding: vars.space.xs,
  border: `${vars.stroke.thin} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontSize: vars.text.body,
  fontWeight: vars.font.regular,
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
});

/** Until the form is ready it has its final width, but is hidden and can't be focused. */
export const frame = style({
  minWidth: 0,
  selectors: {
    // It takes no room, and no gap; the vendor's script finds it in the page.
    '&:empty': { position: 'absolute' },
    [`${panel}:not([data-state="ready"]) &:not(:empty)`]: {
      position: 'absolute',
      inset: vars.space.m,
      overflow: 'hidden',
      visibility: 'hidden',
    },
  },
});
// The vendor's script may run twice: only one form is shown.
globalStyle(`${frame} iframe ~ iframe`, { display: 'none' });

/** As high as its longest text from the start, so that later texts move nothing. */
export const status = style({
  display: 'grid',
  fontWeight: vars.font.strong,
  '::after': { content: 'attr(data-longest)', gridArea: '1 / 1', visibility: 'hidden' },
  selectors: { 'html:not([data-device]) &::after': { display: 'none' } },
});
export const failed = style({ gridArea: '1 / 1' });
export const loading = style([failed, muted, { fontWeight: vars.font.regular }]);

globalStyle(`${panel}[data-state="ready"] :is(${contactLinks}, ${placeholder}, ${status})`, {
  display: 'none',
});

/** What is sent, and what follows: under the title. */
export const after = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.m,
});
globalStyle(`:has(> ${panel})`, {
  '@media': { [from('split')]: { gridTemplateRows: 'auto 1fr' } },
});
/** The message as the chat will show it. The vendor's form, once it is there, sends another. */
export const chat = style([
  paper,
  {
    display: 'grid',
    justifySelf: 'start',
    width: '100%',
    maxWidth: vars.measure.lead,
    padding: vars.space.m,
    border: `${vars.stroke.hair} solid transparent`,
    borderRadius: vars.radius.card,
    borderEndEndRadius: 0,
    background: vars.color.positiveSoft,
    fontSize: vars.text.lead,
    lineHeight: vars.leading.table,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    selectors: { [`:has(+ ${panel}[data-state="ready"]) > &`]: { display: 'none' } },
  },
]);
export const chatTitle = small;
/** An example is muted; what replaces it is not. */
export const answer = style({
  selectors: { '&:not([data-answered])': { color: vars.color.textMuted } },
});
