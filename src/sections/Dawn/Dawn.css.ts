import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { variables as skyline } from '#components/Skyline/Skyline.css.ts';
import { vars } from '#styles/contract.css.ts';
import * as sentence from '#styles/motifs/numberSentence.css.ts';
import { responsive } from '#styles/responsive.ts';

/** Letters on a sign, in units of its drawing, because the sign's width follows from them. */
const signText = '12px';
const scoresSize = '19px';

/** The line goes down behind the skyline and on below it. */
export const root = style({
  isolation: 'isolate',
  containerType: 'inline-size',
  paddingBottom: 0,
  // The story above has space enough at its end.
  '@media': { [from('laptop')]: { paddingTop: 0 } },
  // The track becomes light: as dark as above, it could not be seen against the dawning sky.
  '::before': {
    borderImage: `linear-gradient(${vars.color.accentGlow}, ${vars.color.accentOnInk}) 1`,
    zIndex: -1,
  },
  // It has the day's colour where the day begins.
  '::after': {
    zIndex: -1,
    borderImage: `linear-gradient(${vars.color.accentOnInk} 60%, ${vars.color.accent}) 1`,
  },
});
/** Its number is good news. */
export const title = style([
  sentence.root,
  { fontSize: vars.text.title, vars: { [vars.color.attention]: vars.color.positiveSoft } },
]);
/**
 * From edge to edge; it fades into the morning below. The sun rises between the signs or, on a phone, which has no
 * room between them, above them.
 */
export const view = style(
  responsive({
    base: {
      position: 'relative',
      marginTop: `calc(${vars.space.xxl} + ${vars.space.xxl})`,
      vars: {
        [skyline.size]: vars.size.skyline,
        [skyline.altitude]: '84%',
        [skyline.middle]: '50%',
      },
    },
    tablet: {
      marginTop: vars.space.s,
      vars: { [skyline.altitude]: '38%', [skyline.middle]: '54%' },
    },
    laptop: { marginTop: `calc(-1 * ${vars.space.l})` },
  }),
);

/** As high as the buildings, on whose roofs the signs stand. */
export const over = style({
  position: 'absolute',
  inset: 'auto 0 0',
  width: '100%',
  height: skyline.buildings,
  fontSize: vars.text.tiny,
  textAnchor: 'middle',
  // Set for forced colours too, where letters on the sky would not be dark by themselves.
  fill: vars.color.text,
  forcedColorAdjust: 'none',
});
/** At the edge of the page's words, under its line. */
export const minimum = style(
  responsive({
    base: {
      fontSize: vars.text.small,
      fontWeight: vars.font.strong,
      textAnchor: 'start',
      transform: `translateX(${vars.trunk.space})`,
    },
    tablet: { transform: `translateX(max(${vars.space.rail}, 50cqi - ${vars.size.content} / 2))` },
  }),
);
/** Twelve units of a sign are as high as small letters, so that it grows with the visitor's text. */
export const sign = style({});
export const scores = style({ fontWeight: vars.font.strong });
globalStyle(`:is(${over}, ${sign})`, { overflow: 'visible' });
globalStyle(`${sign} > path`, { fill: vars.color.surface });
globalStyle(`${sign} > text`, { fontSize: signText });
globalStyle(`${sign} > ${scores}`, { fontSize: scoresSize });
