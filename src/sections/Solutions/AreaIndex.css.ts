import { keyframes, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { screenOnly } from '#styles/page.css.ts';
import { responsive, when, whileScrolling } from '#styles/responsive.ts';
import { strong } from '#styles/text.css.ts';
import { timelines } from './Solutions.css.ts';

const barHeight = '4.25rem';

/** A slim bar; on wide screens it stays under the header. */
export const root = style({
  paddingTop: vars.space.l,
  '@media': {
    [`${from('desktop')} and ${when.screenIsHigh}`]: {
      position: 'sticky',
      top: vars.size.header,
      zIndex: 2,
      paddingTop: 0,
      borderBottom: `${vars.stroke.hair} solid ${vars.color.border}`,
      background: vars.color.surface,
    },
    [when.printing]: { position: 'static' },
  },
});
export const bar = style({
  '@media': {
    [from('desktop')]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      columnGap: vars.space.l,
      minHeight: barHeight,
    },
  },
});
/** Hidden in print, where only the title of the index is left. */
export const links = style([
  screenOnly,
  responsive({
    base: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m, marginTop: vars.space.xxs },
    desktop: { margin: 0 },
  }),
]);
const here = keyframes({
  'from, to': { borderColor: vars.color.accent, color: vars.color.accentStrong },
});
export const link = style([
  strong,
  responsive({
    base: {
      display: 'block',
      paddingBlock: vars.space.xxs,
      borderBottom: `${vars.size.line} solid transparent`,
      color: vars.color.accentStrong,
      fontSize: vars.text.small,
      lineHeight: vars.leading.snug,
      ':hover': { textDecoration: 'underline' },
    },
    desktop: { paddingBlock: vars.space.xs, color: vars.color.textMuted },
  }),
  { textDecoration: 'none' },
  whileScrolling({
    animationName: here,
    animationTimingFunction: 'linear',
    animationRange: 'cover',
  }),
]);
/** By the index of the area: what marks its link while its band is in the middle of the screen. */
export const current = timelines.map((animationTimeline) =>
  style(whileScrolling({ animationTimeline })),
);
