import { keyframes, style } from '@vanilla-extract/css';
import { row } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import * as longText from '#styles/longText.css.ts';
import * as typography from '#styles/typography.css.ts';

const answerHeight = '12rem';
const spinnerWidth = '0.3125rem';

export const root = style(
  responsive({
    base: {
      display: 'grid',
      gap: vars.space.xl,
      paddingBlock: `calc(${vars.size.header} + ${vars.space.xl}) ${vars.space.section}`,
    },
    laptop: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.column.aside}`,
      columnGap: vars.space.xxl,
    },
  }),
);

export const main = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.m,
  minWidth: 0,
});
export const title = style([longText.title, { maxWidth: vars.measure.title }]);

const turn = keyframes({ to: { rotate: '360deg' } });

export const spinner = style([row, { minHeight: answerHeight }]);
export const wheel = style({
  width: vars.size.control,
  height: vars.size.control,
  border: `${spinnerWidth} solid ${vars.color.accentSoft}`,
  borderTopColor: vars.color.accent,
  borderRadius: vars.radius.round,
  '@media': { [when.motionIsWelcome]: { animation: `${turn} 0.9s linear infinite` } },
});

export const error = style({
  padding: vars.space.m,
  borderInlineStart: `${vars.size.line} solid ${vars.color.deviation}`,
  background: vars.color.deviationSoft,
});

export const retry = style({ justifySelf: 'start' });

export const image = style({
  width: '100%',
  maxWidth: vars.measure.text,
  borderRadius: vars.radius.panel,
});

export const neighbours = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s, marginTop: vars.space.m },
    phoneWide: { gridTemplateColumns: '1fr 1fr' },
  }),
);
export const neighbour = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.hair,
  padding: vars.space.s,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.accent, color: vars.color.accentStrong },
});
export const direction = style([typography.small, { fontWeight: vars.font.regular }]);

export const aside = style({ display: 'grid', alignContent: 'start', gap: vars.space.l });
export const heading = style([typography.heading, { marginBottom: vars.space.xs }]);
export const list = style({
  display: 'grid',
  gap: vars.space.xs,
  lineHeight: vars.leading.snug,
});
export const link = style({ display: 'inline-block', paddingBlock: vars.space.hair });
export const group = style({ '::first-letter': { textTransform: 'uppercase' } });
