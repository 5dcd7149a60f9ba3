import { style } from '@vanilla-extract/css';
import { middle, station } from '#styles/blocks.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';
import { heading } from '#styles/text.css.ts';

/** Stations with an icon each, of one line that holds from each to the next. */
export const list = style(
  responsive({
    base: { display: 'grid', gap: vars.space.l, marginTop: vars.space.l },
    tablet: { gridTemplateColumns: `repeat(auto-fit, minmax(${vars.column.figure}, 1fr))` },
  }),
);
export const item = style(
  responsive({
    base: { position: 'relative' },
    tablet: {
      selectors: {
        '&:not(:last-child)::before': {
          content: '',
          position: 'absolute',
          top: middle,
          insetInline: `calc(${vars.size.control} + ${vars.space.xxs}) calc(-1 * ${vars.space.l} + ${vars.space.xxs})`,
          height: vars.size.line,
          borderRadius: vars.radius.round,
          background: vars.color.accent,
        },
      },
    },
  }),
);
export const icon = style({
  ...station,
  background: vars.color.accent,
  color: vars.color.onAccent,
});
export const title = style([heading, { marginTop: vars.space.s }]);
