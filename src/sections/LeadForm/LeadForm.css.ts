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
  { position: 'relative', display: 'grid', alignContent: 'center', gap: vars.space.m },
]);

/** The other ways of contact, in place of the form until it is ready. */
export const contactLinks = style([
  row,
  { selectors: { [`${panel}[data-state="ready"] &`]: { display: 'none' } } },
]);

/** As high as the vendor's fields. */
const fieldsHeight = '17rem';
/** Where the form comes: the bones of its fields, or in the same room what to tell where none comes. */
export const place = style({
  display: 'grid',
  selectors: {
    'html[data-device] &': { minHeight: fieldsHeight },
    [`${panel}[data-state="ready"] &`]: { display: 'none' },
  },
});
const field = `linear-gradient(${vars.color.accentSoft} 0 0)`;
export const bones = style({
  background: [0, 25, 50, 75]
    .map((top) => `${field} 0 ${(top * 100) / 83}% / 100% 17% no-repeat`)
    .join(', '),
  selectors: {
    [`${panel}[data-state="failed"] &`]: { display: 'none' },
    'html:not([data-device]) &': { display: 'none' },
  },
});
export const prompts = style({
  alignSelf: 'center',
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  selectors: {
    [`html[data-device] ${panel}:not([data-state="failed"]) &`]: { display: 'none' },
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
