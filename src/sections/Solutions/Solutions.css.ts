import { style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';
import { responsive } from '~/styles/responsive.ts';

export const list = style(
  responsive({
    base: { display: 'grid', gap: vars.space.xxl, listStyle: 'none' },
    split: { gap: vars.space.section },
  }),
);

/** One stop of the line; on wide screens words and picture change sides from stop to stop. */
export const card = style(
  responsive({
    base: { display: 'grid', gap: vars.space.l },
    split: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      alignItems: 'center',
      columnGap: vars.space.xxl,
      selectors: { '&:nth-child(even)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
    },
  }),
);

export const words = style(
  responsive({
    base: {},
    split: { selectors: { [`${card}:nth-child(even) &`]: { order: 2 } } },
  }),
);

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.round,
  border: `${vars.size.line} solid ${vars.color.accent}`,
  color: vars.color.accent,
});

export const title = style({ marginTop: vars.space.s, fontSize: vars.text.title });
export const description = style({
  marginTop: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
});

export const points = style({
  display: 'grid',
  gap: vars.space.xxs,
  marginTop: vars.space.m,
  listStyle: 'none',
});

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space.xs,
  '::before': {
    content: '',
    width: vars.size.station,
    height: vars.size.station,
    marginTop: vars.space.nudge,
    border: `${vars.size.line} solid ${vars.color.accent}`,
    borderRadius: vars.radius.round,
  },
});

export const picture = style({ width: '100%' });
export const more = style({ marginTop: vars.space.xl, textAlign: 'center' });
