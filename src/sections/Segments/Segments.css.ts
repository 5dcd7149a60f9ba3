import { style } from '@vanilla-extract/css';
import { card, fill, stack } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

export const list = style([stack, { gap: vars.space.xl }]);

export const segment = style([
  card,
  stack,
  responsive({
    base: { gap: 0, padding: 0, overflow: 'clip', borderRadius: vars.radius.panel },
    split: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      selectors: { '&:nth-child(even)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
    },
  }),
]);

export const stage = style(
  responsive({
    base: {
      position: 'relative',
      minHeight: vars.size.segmentPicture,
      background: vars.color.surfaceInk,
    },
    split: { selectors: { [`${segment}:nth-child(even) &`]: { order: 2 } } },
  }),
);

/** As large as its panel, whatever the height of the text beside it. */
export const picture = style([fill, { position: 'absolute', inset: 0 }]);

export const textColumn = style([
  stack,
  {
    justifyItems: 'start',
    alignContent: 'center',
    padding: `clamp(${vars.space.m}, 4vw, ${vars.space.xxl})`,
  },
]);

export const signsTitle = style({ marginTop: vars.space.xxs, fontSize: vars.text.body });
export const signs = style({ display: 'grid', gap: vars.space.xxs });
export const sign = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space.xs,
  '::before': {
    content: '',
    width: vars.size.station,
    height: vars.size.station,
    marginTop: vars.space.nudge,
    border: `${vars.size.line} solid ${vars.color.attention}`,
    borderRadius: vars.radius.round,
  },
});
export const answer = style({
  marginBottom: vars.space.xxs,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `${vars.size.line} solid ${vars.color.accent}`,
  fontWeight: vars.font.strong,
});
