import { style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';
import { roomFor } from '../rooms.ts';

export const board = style({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.s,
  '@container': {
    [roomFor.columns]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.xs },
  },
});
export const column = style({ display: 'grid', alignContent: 'start', gap: vars.space.xxs });
export const card = style({
  padding: vars.space.xs,
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.raised,
});
/** The task that the story follows. */
export const followed = style({
  borderColor: vars.color.accent,
  background: vars.color.surfaceTint,
});
/** Branch and person, one under the other where they don't fit side by side. */
export const place = style({ gap: `0 ${vars.space.xxs}` });
export const foot = style({ marginTop: vars.space.xs });
