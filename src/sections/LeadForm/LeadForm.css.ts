import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';

export const grid = style(
  responsive({
    base: { display: 'grid', gap: vars.space.l },
    split: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space.xxl, alignItems: 'start' },
  }),
);
export const words = style({ display: 'grid', gap: vars.space.s });
export const lead = style({ color: vars.color.textMuted, fontSize: vars.text.lead });

/** Where scripts run its height is reserved: neither the form nor its failure moves anything. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { 'html[data-device] &': { minHeight: vars.size.leadForm } },
  '@media': { [when.printing]: { selectors: { 'html &': { display: 'none' } } } },
});
export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.m,
  padding: vars.space.m,
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
});

/** The other ways, until the form is there: in its place nobody stands before an empty box. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
  selectors: { [`${place}[data-state="ready"] &`]: { display: 'none' } },
});

/** Until the form is ready it is laid out in its true width, but neither seen nor reached. */
export const frame = style({
  minWidth: 0,
  selectors: {
    [`${place}:not([data-state="ready"]) &:not(:empty)`]: {
      position: 'absolute',
      inset: vars.space.m,
      overflow: 'hidden',
      visibility: 'hidden',
    },
  },
});
// However often the vendor's script runs, there is one form.
globalStyle(`${frame} iframe ~ iframe`, { display: 'none' });

/** Has room for its longest words from the start, so that those that come push nothing away. */
export const status = style({
  display: 'grid',
  textAlign: 'center',
  '::after': {
    content: 'attr(data-longest)',
    gridArea: '1 / 1',
    fontWeight: vars.font.strong,
    visibility: 'hidden',
  },
  selectors: {
    'html:not([data-device]) &::after': { display: 'none' },
    [`${place}[data-state="ready"] &`]: { display: 'none' },
  },
});
export const loading = style({ gridArea: '1 / 1', color: vars.color.textMuted });
export const failed = style({ gridArea: '1 / 1', fontWeight: vars.font.strong });
