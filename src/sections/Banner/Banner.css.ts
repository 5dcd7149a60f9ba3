import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { small } from '#styles/text.css.ts';

/** From the bottom of each drawing to its stations. */
const stations = '1.5rem';
/** The width of the widest drawing, and the gap before it. */
const drawingRoom = '38.5rem';

/** From edge to edge: on most pages the footer follows without a gap. */
export const root = style({
  overflow: 'clip',
  '@media': { [when.printing]: { breakInside: 'avoid' } },
});

/** Another way on, under the button. */
export const more = style([
  small,
  { display: 'inline-block', marginTop: vars.space.s, paddingBlock: vars.space.xs },
]);

/** The line that comes in from the edge of the screen and ends at the button. */
export const track = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  marginTop: vars.space.l,
});

export const line = style({
  position: 'relative',
  flex: 1,
  minWidth: vars.space.l,
  height: vars.size.bannerLine,
  marginInlineEnd: '-50vw',
  background: vars.color.accentOnInk,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: vars.space.s,
    top: '50%',
    width: vars.size.checkbox,
    height: vars.size.checkbox,
    border: `${vars.size.bannerLine} solid ${vars.color.surfaceInkRaised}`,
    borderRadius: vars.radius.round,
    background: vars.color.attention,
    translate: '0 -50%',
  },
  '@media': { [when.coloursAreForced]: { background: 'CanvasText' } },
});

/** The drawing in its own size, with its stations on the line. */
export const picture = style(
  responsive({
    base: { display: 'none' },
    desktop: {
      display: 'block',
      position: 'absolute',
      insetInlineEnd: 0,
      bottom: `calc(50% - ${stations})`,
      maxWidth: 'none',
    },
  }),
);
/** The words end where the drawing begins. */
globalStyle(`${root}:has(${picture}) :is(h2, h2 + p)`, {
  '@media': { [from('desktop')]: { maxWidth: `calc(100% - ${drawingRoom})` } },
});
