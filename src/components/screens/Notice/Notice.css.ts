import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { containerQueries } from '#styles/responsive.ts';

export const halves = style({
  display: 'grid',
  margin: `calc(-1 * ${vars.space.s})`,
  '@container': {
    [containerQueries.columns]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
  },
});
export const half = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  padding: vars.space.m,
});
export const title = style({ textWrap: 'balance' });
export const readers = style({
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
  background: vars.color.surfaceTint,
  '@container': {
    [containerQueries.columns]: {
      borderTop: 0,
      borderInlineStart: `${vars.stroke.hair} solid ${vars.color.border}`,
    },
  },
});
/** Looks like a button, and is part of the picture. */
export const remind = style({
  justifySelf: 'start',
  padding: `${vars.space.xxs} ${vars.space.s}`,
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.font.strong,
});
