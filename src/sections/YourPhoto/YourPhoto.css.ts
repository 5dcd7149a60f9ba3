import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { ink, wideSection } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { small } from '#styles/text.css.ts';
import { viewfinder } from '#styles/viewfinder.ts';

const titleSize = 'clamp(2.5rem, 12vw, 4.5rem)';
const wideTitleSize = 'clamp(3rem, 6.2vw, 6rem)';
const blankSize = 'clamp(4rem, 2rem + 6vw, 8rem)';
const buttonHeight = '4rem';
const line = vars.size.bannerLine;
/** Longer than the screen is wide: the section clips it. */
const endless = '100vw';
const gap = vars.space.xxl;

export const root = style([
  wideSection,
  {
    overflow: 'clip',
    background: vars.color.accentSoft,
    '@media': { [when.printing]: { breakInside: 'avoid', background: 'none' } },
  },
]);

/** On a phone one below another; on wide screens the photo is at the right of all of it. */
export const columns = style(
  responsive({
    base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m },
    split: {
      gridTemplate: `"title photo" auto "text photo" 1fr "action photo" auto / minmax(0, 7fr) minmax(0, 6fr)`,
      columnGap: gap,
    },
  }),
);
export const title = style({
  fontSize: titleSize,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.poster,
  '@media': {
    [from('split')]: { fontSize: wideTitleSize },
    [when.printing]: { fontSize: vars.text.title },
  },
});

/** A piece of the line: a border, which is seen in forced colours too. */
const piece = {
  content: '',
  position: 'absolute',
  border: `0 solid ${vars.color.accent}`,
} as const;

/** A photo that nobody has taken yet. The line comes to it from the edge of the screen. */
export const photo = style([
  ink,
  responsive({
    base: {
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      gap: vars.space.s,
      padding: vars.space.s,
      borderRadius: vars.radius.card,
      '::after': {
        ...piece,
        insetInlineStart: '100%',
        top: '50%',
        width: endless,
        borderTopWidth: line,
      },
    },
    split: { gridArea: 'photo', alignSelf: 'center' },
  }),
  {
    '@media': {
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
      [when.printing]: { display: 'none' },
    },
  },
]);
export const blank = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  borderRadius: vars.space.hair,
  background: vars.color.surfaceInkRaised,
  color: vars.color.attention,
  fontSize: blankSize,
  fontWeight: vars.font.strong,
  lineHeight: '1',
  letterSpacing: vars.tracking.poster,
  '::after': {
    ...viewfinder(`calc(-1 * ${vars.space.xxs})`, vars.space.xl),
    color: vars.color.onInk,
  },
});
export const stamp = small;

/** From the photo the line goes on into the button. */
export const action = style(
  responsive({
    base: {
      position: 'relative',
      '::before': {
        ...piece,
        insetInlineStart: vars.space.xl,
        bottom: '100%',
        height: vars.space.m,
        borderInlineStartWidth: line,
      },
    },
    split: {
      gridArea: 'action',
      alignSelf: 'end',
      display: 'flex',
      alignItems: 'center',
      marginBottom: vars.space.xl,
      '::before': { content: 'none' },
      '::after': {
        ...piece,
        position: 'static',
        flex: 1,
        borderTopWidth: line,
        marginInlineEnd: `calc(-1 * ${gap})`,
      },
    },
  }),
);
globalStyle(`${action} > a`, {
  position: 'relative',
  minHeight: buttonHeight,
  paddingInline: vars.space.l,
  fontSize: vars.text.lead,
});
