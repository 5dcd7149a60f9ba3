import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';

const shopHeight = '1.125rem';
/** How many small shops stand in each wave. There is room for `MOST`. */
const shopsInWave = [1, 3, 6, 10];
const MOST = 10;
const shop = `${80 / MOST}%`;
const shopAndGap = `${100 / MOST}%`;
const gap = vars.space.xxs;

/** How many branches begin in each wave, beside the answer and its buttons. */
export const waves = style(responsive({ base: {}, split: { gridArea: '1 / 2 / span 2' } }));
export const stops = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(shopsInWave.length),
  marginTop: vars.space.s,
});
/** A wave stands on its piece of the line: a border, which is seen in forced colours too. */
export const stop = style(
  responsive({
    base: {
      position: 'relative',
      paddingTop: `calc(${shopHeight} + ${gap})`,
      paddingInlineEnd: gap,
      fontSize: vars.text.small,
      fontWeight: vars.font.strong,
      lineHeight: vars.leading.snug,
      '::before': {
        content: '',
        position: 'absolute',
        insetBlock: `0 auto`,
        insetInline: `0 ${gap}`,
        height: shopHeight,
        background: `linear-gradient(${vars.color.onInk} 35%, ${vars.color.attention} 0)`,
        mask: `repeating-linear-gradient(90deg, black 0 ${shop}, transparent 0 ${shopAndGap})`,
      },
      '::after': {
        content: '',
        position: 'absolute',
        top: shopHeight,
        insetInline: 0,
        borderTop: `${vars.size.line} solid ${vars.color.accentGlow}`,
      },
    },
    laptop: { fontSize: vars.text.body },
  }),
);
for (const [index, shops] of shopsInWave.entries()) {
  globalStyle(`${stop}:nth-child(${index + 1})::before`, {
    clipPath: `inset(0 ${100 - (shops * 100) / MOST}% 0 0)`,
  });
}
