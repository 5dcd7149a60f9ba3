import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

/** From the bottom of each drawing to its stations. */
const stations = '1.5rem';
/** The same where the drawing is as wide as this. */
const smallStations = '0.9rem';
const smallDrawing = '22rem';
/** The width of the widest drawing, and the gap before it. */
const drawingRoom = '38.5rem';

/** From edge to edge: on most pages the footer follows without a gap. */
export const root = style({
  overflow: 'clip',
  '@media': { [when.printing]: { breakInside: 'avoid' } },
});

/** The button, where the line ends that comes in from the edge of the screen. */
export const track = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  marginTop: vars.space.l,
});

export const line = style({
  flex: 1,
  minWidth: vars.space.l,
  height: vars.size.bannerLine,
  marginInlineEnd: '-50vw',
  background: vars.color.accentOnInk,
  '@media': { [when.coloursAreForced]: { background: 'CanvasText' } },
});

/** The drawing with its stations on the line: in its own size beside the words, smaller over the button. */
export const picture = style({
  '@media': {
    [below('desktop')]: {
      gridRow: 1,
      width: smallDrawing,
      marginBottom: `calc(-1 * (${smallStations} + ${vars.size.bannerLine} / 2))`,
    },
    [from('desktop')]: {
      position: 'absolute',
      insetInlineEnd: 0,
      bottom: `calc(50% - ${stations})`,
      maxWidth: 'none',
    },
  },
});
globalStyle(`${track} > a`, { justifySelf: 'start' });
// There the line goes from edge to edge between the drawing and the button.
globalStyle(`${track}:has(${picture})`, {
  '@media': { [below('desktop')]: { display: 'grid' } },
});
globalStyle(`${line}:has(+ ${picture})`, {
  '@media': {
    [below('desktop')]: {
      gridRow: 2,
      marginInlineStart: '-50vw',
      marginBottom: vars.space.l,
    },
  },
});
/** A title of one line takes the room of two, so that the drawing beside it is whole. */
globalStyle(`${root}:has(${picture}) h2`, {
  '@media': { [from('desktop')]: { minHeight: '2lh', alignContent: 'end' } },
});
/** The words end where the drawing begins. */
globalStyle(`${root}:has(${picture}) :is(h2, h2 + p)`, {
  '@media': { [from('desktop')]: { maxWidth: `calc(100% - ${drawingRoom})` } },
});
