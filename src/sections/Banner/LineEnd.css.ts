import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';
import { lineColor, trackColor } from '#styles/motifs/trunk.css.ts';

const { narrow, width, out, turn } = vars.trunk;
const buttonHeight = '4rem';
/** So long that on any screen it begins above its section, which clips it. */
const descent = '90rem';

export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
});
export const rest = style({ position: 'relative', alignSelf: 'stretch', flex: 1 });
export const fromRight = style({
  '@media': {
    [from('laptop')]: { left: 0, height: descent, bottom: `calc(50% - ${width} / 2)` },
  },
});
/** On narrow screens the line comes down at the left, and turns into the button. */
export const fromLeft = style(
  responsive({
    base: {
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${narrow.out})`,
      bottom: `calc(50% - ${narrow.width} / 2)`,
      width: narrow.out,
      height: descent,
      border: `0 solid ${trackColor}`,
      borderWidth: `0 0 ${narrow.width} ${narrow.width}`,
      borderBottomLeftRadius: narrow.turn,
    },
    tablet: {
      insetInlineStart: `calc(-1 * ${out})`,
      width: out,
      borderWidth: `0 0 ${width} ${width}`,
      borderBottomLeftRadius: turn,
    },
    laptop: { display: 'none' },
  }),
);
export const drawnFromLeft = style([fromLeft, { borderColor: lineColor }]);
globalStyle(`${root} > a`, {
  minHeight: buttonHeight,
  paddingInline: vars.space.l,
  fontSize: vars.text.lead,
});
