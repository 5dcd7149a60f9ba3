import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

export const root = style({ overflowX: 'clip' });

export const grid = style(
  responsive({
    base: { display: 'grid', gap: vars.space.xl },
    split: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', gap: vars.space.xxl },
  }),
);

export const question = style(
  responsive({
    base: { alignSelf: 'start' },
    split: { position: 'sticky', top: `calc(${vars.size.header} + ${vars.space.l})` },
  }),
);

export const lead = style({
  maxWidth: vars.measure.lead,
  marginTop: vars.space.m,
  color: vars.color.onInkMuted,
  fontSize: vars.text.lead,
});

export const losses = style({ display: 'grid', listStyle: 'none' });

/** A stop of the line that falls apart: whole at the first stop, fainter and more broken after each. */
export const loss = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space.m,
  paddingBottom: vars.space.l,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${vars.size.control} 0`,
      insetInlineStart: `calc(${vars.size.control} / 2 - ${vars.size.line} / 2)`,
      borderInlineStart: `${vars.size.line} dashed ${vars.color.accentOnInk}`,
      opacity: 0.3,
    },
    '&:first-child::before': { borderInlineStartStyle: 'solid', opacity: 1 },
    '&:nth-child(2)::before': { opacity: 0.6 },
    '&:last-child': { paddingBottom: 0 },
  },
});

export const station = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  border: `${vars.size.line} solid ${vars.color.accentOnInk}`,
  borderRadius: vars.radius.round,
  color: vars.color.attention,
});

export const lossTitle = style({ paddingTop: vars.space.hair, fontSize: vars.text.heading });
export const lossText = style({ marginTop: vars.space.hair, color: vars.color.onInkMuted });

export const answer = style({
  marginTop: vars.space.xxl,
  padding: `clamp(${vars.space.m}, 4vw, ${vars.space.xl})`,
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
  color: vars.color.text,
  vars: { [vars.color.focus]: vars.color.text },
});

export const answerTitle = style({ fontSize: vars.text.chapter });

export const points = style(
  responsive({
    base: { display: 'grid', gap: vars.space.l, marginTop: vars.space.l, listStyle: 'none' },
    tablet: { gridTemplateColumns: `repeat(auto-fit, minmax(${vars.column.figure}, 1fr))` },
  }),
);

/** Three stops of one line that holds: it runs on from station to station. */
export const point = style(
  responsive({
    base: { position: 'relative' },
    tablet: {
      selectors: {
        '&:not(:last-child)::before': {
          content: '',
          position: 'absolute',
          top: `calc(${vars.size.control} / 2 - ${vars.size.line} / 2)`,
          insetInline: `calc(${vars.size.control} + ${vars.space.xxs}) calc(-1 * ${vars.space.l} + ${vars.space.xxs})`,
          height: vars.size.line,
          borderRadius: vars.radius.round,
          background: vars.color.accent,
        },
      },
    },
  }),
);

export const pointIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.round,
  background: vars.color.accent,
  color: vars.color.onAccent,
});
export const pointTitle = style({ marginTop: vars.space.s, fontSize: vars.text.heading });
export const pointText = style({ marginTop: vars.space.hair, color: vars.color.textMuted });
