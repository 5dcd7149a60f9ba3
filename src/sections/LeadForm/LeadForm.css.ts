import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';
import { responsive, when } from '~/styles/responsive.ts';

export const grid = style(
  responsive({
    base: { display: 'grid', gap: vars.space.l },
    split: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space.xxl, alignItems: 'start' },
  }),
);
export const words = style({ display: 'grid', gap: vars.space.s });
export const title = style({ fontSize: vars.text.title });
export const lead = style({ color: vars.color.textMuted, fontSize: vars.text.lead });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
export const privacy = style({ color: vars.color.textMuted, fontSize: vars.text.small });

/** Where scripts run its height is reserved, so that the form's arrival moves nothing. */
export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  padding: vars.space.m,
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  selectors: {
    'html[data-device] &': { minHeight: vars.size.leadForm },
    '&[data-state="ready"]': { alignContent: 'start' },
  },
  '@media': { [when.printing]: { selectors: { 'html &': { display: 'none' } } } },
});

/** Until the form is ready it is laid out in its true width, but neither seen nor reached. */
export const frame = style({
  minWidth: 0,
  selectors: {
    [`${card}:not([data-state="ready"]) &:not(:empty)`]: {
      position: 'absolute',
      inset: vars.space.m,
      overflow: 'hidden',
      visibility: 'hidden',
    },
  },
});
// However often the vendor's script runs, there is one form.
globalStyle(`${frame} iframe ~ iframe`, { display: 'none' });

export const loading = style({ color: vars.color.textMuted, textAlign: 'center' });
export const failed = style({ fontWeight: vars.font.strong, textAlign: 'center' });
