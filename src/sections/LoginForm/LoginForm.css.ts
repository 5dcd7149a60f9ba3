import { style } from '@vanilla-extract/css';
import { checkbox, fill, row, touchable } from '#styles/layouts.css.ts';
import { button } from '#styles/buttons.css.ts';
import { vars } from '#styles/contract.css.ts';
import { ink } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';

const panelWidth = '27rem';
const pictureHeight = '17rem';
const widePictureHeight = '26rem';
/** Half the usual height of the form and the links under it. */
const halfHeight = '19rem';
const formWidth = '350px';

export const root = style(
  responsive({
    base: { display: 'grid', gridTemplateRows: 'auto 1fr', minHeight: '100dvh' },
    tabletWide: {
      gridTemplateColumns: `1fr minmax(${panelWidth}, 1fr)`,
      gridTemplateRows: 'none',
    },
  }),
);

export const stage = style([ink, { position: 'relative' }]);

/** In forced colours too the picture stays dark and the logo on it stays light. */
const onNight = { '@media': { [when.coloursAreForced]: { forcedColorAdjust: 'none' } } } as const;

export const picture = style([
  fill,
  responsive({
    // On a phone, the part of the drawing with a whole shop, and sky above it for the logo.
    base: {
      height: pictureHeight,
      objectPosition: '50% 68%',
      borderTop: `${vars.size.header} solid ${vars.color.surfaceInk}`,
    },
    phoneWide: { height: widePictureHeight },
    tabletWide: {
      position: 'absolute',
      inset: 0,
      height: '100%',
      borderTop: 0,
      objectPosition: 'top',
    },
  }),
  onNight,
]);

export const home = style([
  touchable,
  { position: 'absolute', insetInlineStart: vars.space.gutter, top: vars.space.s },
  onNight,
]);

export const panel = style(
  responsive({
    base: {
      display: 'grid',
      alignContent: 'start',
      justifyItems: 'center',
      gap: vars.space.l,
      padding: `${vars.space.xl} ${vars.space.s}`,
      background: vars.color.loginPanel,
      color: vars.color.onLoginPanel,
      vars: { [vars.color.focus]: vars.color.onLoginPanel },
    },
    // It is centred by its usual height, because by its real height it would move while the page loads.
    tabletWide: { paddingTop: `max(${vars.space.xl}, 50dvh - ${halfHeight})` },
  }),
);

/** The width of the form and of the links to the app under it. */
export const appLinks = style({ width: `min(100%, ${formWidth})` });
export const form = style([appLinks, { display: 'grid', gap: vars.space.m }]);

export const field = style({ display: 'grid', gap: vars.space.hair });

export const input = style({
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space.s,
  border: `${vars.stroke.thin} solid ${vars.color.surface}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  '@media': { [when.printing]: { borderColor: 'currentColor' } },
});

/** Leaves room for the button that shows what was typed. */
export const password = style({ paddingInlineEnd: vars.size.toggle });

export const acceptance = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: vars.space.xs,
});

export const box = style([checkbox, { accentColor: vars.color.loginPanelStrong }]);

/** The button is dark, because a light one would look like a third field. */
export const submit = style([
  button.solid,
  {
    background: vars.color.surfaceInk,
    color: vars.color.onInk,
    letterSpacing: vars.tracking.wide,
    ':hover': { background: vars.color.surfaceInkRaised },
  },
]);

export const appLinksTitle = style({ fontSize: vars.text.body });
export const appLinkList = style([row, { gap: `0 ${vars.space.s}` }]);
