import { globalStyle, style } from '@vanilla-extract/css';
import { raised, row, stack, tinted } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';
import { muted, paragraph } from '#styles/text.css.ts';

/** What follows the form, its numbers within the column. */
export const next = style([paragraph, { paddingInlineStart: vars.space.m }]);

/** Where scripts run its height is reserved, so that the form, loaded or failed, moves nothing. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { 'html[data-device] &': { minHeight: vars.size.leadForm } },
  '@media': { [when.printing]: { selectors: { 'html &': { display: 'none' } } } },
});
export const card = style([
  raised,
  { position: 'relative', display: 'flex', flexDirection: 'column', gap: vars.space.s },
]);

/** The other ways of contact, in place of the form until it is ready. */
export const contactLinks = style([row, { gap: vars.space.xs }]);
globalStyle(`${contactLinks} > a`, { flex: 'auto' });

/** As high as the vendor's fields. */
const fieldsHeight = '17rem';
/** Where the form comes: the bones of its fields, or in the same room what to send where none comes. */
export const placeholder = style([
  stack,
  { flex: 1, selectors: { 'html[data-device] &': { minHeight: fieldsHeight } } },
]);
globalStyle(`${placeholder} > *`, { gridArea: '1 / 1' });
/** While the form is on its way. */
const waiting = `html[data-device] ${panel}:not([data-state="failed"]) &`;
export const bones = style({
  selectors: {
    [waiting]: {
      background: `repeating-linear-gradient(${vars.color.accentSoft} 0 17%, transparent 0 27.66%)`,
    },
  },
});
/** The message as it will stand in the chat; it keeps its room while the bones are there. */
export const chat = style([
  tinted,
  stack,
  {
    alignContent: 'space-evenly',
    background: vars.color.positiveSoft,
    selectors: { [waiting]: { visibility: 'hidden' } },
  },
]);
/** With a line to write on. */
export const prompt = style([
  row,
  { '::after': { content: '', flex: vars.space.xl, borderBottom: `${vars.stroke.thin} dotted` } },
]);

/** Until the form is ready it has its final width, but is hidden and can't be focused. */
export const frame = style({
  minWidth: 0,
  selectors: {
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
