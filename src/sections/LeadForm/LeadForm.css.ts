import { globalStyle, style } from '@vanilla-extract/css';
import { raised, row } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';
import { muted } from '#styles/text.css.ts';

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
export const contactLinks = style([
  row,
  { gap: vars.space.xs, selectors: { [`${panel}[data-state="ready"] &`]: { display: 'none' } } },
]);

/** As high as the vendor's fields. */
const fieldsHeight = '17rem';
/** Where the form comes: the bones of its fields, or in the same room what to send where none comes. */
export const place = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    'html[data-device] &': { minHeight: fieldsHeight },
    [`${panel}[data-state="ready"] &`]: { display: 'none' },
  },
});
const field = `linear-gradient(${vars.color.accentSoft} 0 0)`;
export const bones = style({
  gridArea: '1 / 1',
  background: [0, 25, 50, 75]
    .map((top) => `${field} 0 ${(top * 100) / 83}% / 100% 17% no-repeat`)
    .join(', '),
  selectors: {
    [`${panel}[data-state="failed"] &`]: { display: 'none' },
    'html:not([data-device]) &': { display: 'none' },
  },
});
const away = `html[data-device] ${panel}:not([data-state="failed"]) &`;
/** The message as it will stand in the chat; it keeps its room while the bones are there. */
export const chat = style({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space.s,
  padding: vars.space.m,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 ${vars.radius.card}`,
  background: vars.color.positiveSoft,
  selectors: { [away]: { visibility: 'hidden' } },
  '@media': {
    [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
  },
});
export const prompts = style({ display: 'grid', alignContent: 'space-evenly', gap: vars.space.xs });
/** With a line to write on. */
export const prompt = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xxs,
  fontWeight: vars.font.strong,
  '::after': {
    content: '',
    flex: `1 1 ${vars.space.xl}`,
    borderBottom: `${vars.stroke.thin} dotted ${vars.color.positive}`,
  },
});

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
// Each as wide as its words, and a little more where there is room.
globalStyle(`${contactLinks} > a`, { flex: '1 1 auto' });

// The vendor's script may run twice: only one form is shown.
globalStyle(`${frame} iframe ~ iframe`, { display: 'none' });

/** As high as its longest text from the start, so that later texts move nothing. */
export const status = style({
  display: 'grid',
  fontWeight: vars.font.strong,
  '::after': { content: 'attr(data-longest)', gridArea: '1 / 1', visibility: 'hidden' },
  selectors: {
    'html:not([data-device]) &::after': { display: 'none' },
    [`${panel}[data-state="ready"] &`]: { display: 'none' },
  },
});
export const failed = style({ gridArea: '1 / 1' });
export const loading = style([failed, muted, { fontWeight: vars.font.regular }]);
