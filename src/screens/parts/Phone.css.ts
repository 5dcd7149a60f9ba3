import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { rim } from '#styles/screens/device.css.ts';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { strokeStyle } from '#styles/motifs/strokeStyle.ts';
import { when } from '#styles/responsive.ts';
import { small } from '#styles/typography.css.ts';

const statusHeight = '2rem';
const stateWidth = '2.875rem';
const tabSize = '1.375rem';
const thinStroke = 1.5;
const wideStroke = 5;

/** The rim of the telephone. Its camera is in the screen, so that it needs no mark on the rim. */
export const phone = style({
  ...rim,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  outline: `${vars.stroke.thin} solid ${vars.color.borderOnInk}`,
});
const screenBase = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  lineHeight: vars.leading.snug,
});
export const screen = style([paper, screenBase]);
export const camera = style([
  screenBase,
  {
    background: vars.color.surfaceInk,
    color: vars.color.onInk,
    '@media': { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
  },
]);
/** The clock, the camera in the middle, the signal and the battery. */
export const status = style([
  small,
  {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    height: statusHeight,
    paddingInline: vars.space.s,
    background: vars.color.accentSoft,
    color: vars.color.text,
    fontVariantNumeric: 'tabular-nums',
    selectors: { [`${camera} &`]: { background: 'none', color: vars.color.onInk } },
    '::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '50%',
      width: vars.size.mark,
      height: vars.size.mark,
      borderRadius: vars.radius.round,
      background: vars.color.surfaceInk,
      translate: '-50% 0',
    },
  },
]);
export const state = style({ width: stateWidth });
export const strokes = style({ ...strokeStyle, stroke: 'currentColor' });
/** The ground around the slash through the bars of a phone without signal, so that both are clear. */
export const around = style([strokes, { stroke: vars.color.accentSoft, strokeWidth: wideStroke }]);
export const lines = style([strokes, { strokeWidth: thinStroke }]);
export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** How the bar of the app is displayed: `none` where a telephone has to be low. */
const bar = createVar();
export const variables = { bar };
/** The bar of the app; the part that is shown is the second. */
export const tabs = style({
  display: fallbackVar(bar, 'flex'),
  justifyContent: 'space-around',
  padding: vars.space.xxs,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
});
export const tab = style({
  ...strokeStyle,
  width: tabSize,
  height: tabSize,
  stroke: vars.color.borderControl,
  strokeWidth: thinStroke,
  selectors: { '&:nth-child(2)': { stroke: vars.color.accent, strokeWidth: 2 } },
});
