import { globalStyle, style } from '@vanilla-extract/css';
import { lineColor } from '#styles/trunk.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';

const { narrow, width, out, turn } = vars.trunk;
const buttonHeight = '4rem';
const shopWidth = '32rem';
const fromLaptop = from('laptop');

export const root = style({ '@media': { [when.printing]: { breakInside: 'avoid' } } });

/** The text, the shop, and the pavement below both. */
export const street = style(
  responsive({
    base: { display: 'grid' },
    split: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: vars.space.xl },
  }),
);
/** Right over the button. */
export const words = style({ alignSelf: 'end', paddingBottom: vars.space.l });
export const title = style({ fontSize: vars.text.headline });
/** Stands on the line. */
export const scene = style(
  responsive({
    base: {
      position: 'relative',
      alignSelf: 'end',
      justifySelf: 'center',
      width: '100%',
      maxWidth: shopWidth,
      marginBottom: vars.space.s,
    },
    split: {
      gridArea: '1 / 2',
      maxWidth: 'none',
      marginBottom: `calc((${width} - ${buttonHeight}) / 2)`,
      zIndex: 1,
    },
  }),
);
export const pavement = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gridColumn: '1 / -1',
});
export const rest = style({
  position: 'relative',
  alignSelf: 'stretch',
  flex: 1,
});
export const fromRight = style({
  '@media': {
    [fromLaptop]: { left: 0, height: '100vh', bottom: `calc(50% - ${width} / 2)` },
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
      height: '100vh',
      border: `0 solid ${lineColor}`,
      borderWidth: `0 0 ${narrow.width} ${narrow.width}`,
      borderBottomLeftRadius: narrow.turn,
      pointerEvents: 'none',
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
globalStyle(`${pavement} > a`, {
  zIndex: 1,
  minHeight: buttonHeight,
  paddingInline: vars.space.l,
  fontSize: vars.text.lead,
});
