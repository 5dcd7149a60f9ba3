import { keyframes, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { screenOnly } from '#styles/page.css.ts';
import { responsive, when, whereverScrolled } from '#styles/responsive.ts';
import { heading, muted, strong } from '#styles/typography.css.ts';
import { timelines } from './Solutions.css.ts';

const barHeight = '3.5rem';
const verbWidth = '6.75rem';
/** At both sides of the rule between two groups. */
const groupGap = vars.space.s;

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
/** On a bar with all the areas it is as large as their names. */
export const title = style([
  heading,
  responsive({
    base: {},
    desktop: { fontSize: vars.text.body },
    desktopWide: { fontSize: vars.text.heading },
  }),
]);
/** One under the other on a phone. Hidden in print, where only the title of the index is left. */
export const groups = style([
  screenOnly,
  responsive({
    base: { display: 'grid', marginTop: vars.space.s },
    desktop: { display: 'flex', flexWrap: 'wrap', columnGap: groupGap, margin: 0 },
  }),
]);
export const group = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: `${verbWidth} minmax(0, 1fr)`,
      borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
    },
    desktop: {
      display: 'flex',
      alignItems: 'baseline',
      columnGap: vars.space.xs,
      borderTop: 0,
      selectors: {
        '&:not(:first-child)': {
          paddingInlineStart: groupGap,
          borderInlineStart: `${vars.stroke.hair} solid ${vars.color.border}`,
        },
      },
    },
  }),
);
/** What one does in these areas, before their links. */
export const verb = style([
  muted,
  responsive({
    base: {
      paddingBlock: vars.space.xxs,
      fontSize: vars.text.small,
      lineHeight: vars.leading.snug,
    },
    desktop: { paddingBlock: 0, fontSize: vars.text.tiny },
    desktopWide: { fontSize: vars.text.small },
  }),
]);
export const links = style(
  responsive({
    base: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m },
    desktop: { columnGap: vars.space.xs },
    desktopWide: { columnGap: vars.space.s },
  }),
);
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
    // Its words are in the middle of the bar, although there is a line under them.
    desktop: {
      paddingBlock: `calc(${vars.space.hair} + ${vars.size.line}) ${vars.space.hair}`,
      color: vars.color.text,
    },
    wide: { fontSize: vars.text.body },
  }),
  {
    textDecoration: 'none',
    // Otherwise forced colours would draw it under every link.
    '@media': { [when.coloursAreForced]: { borderColor: 'Canvas' } },
  },
  whereverScrolled({ animation: `${here} linear`, animationRange: 'cover' }),
]);
/** By the index of the area: what marks its link while its band is in the middle of the screen. */
export const current = timelines.map((animationTimeline) =>
  style(whereverScrolled({ animationTimeline })),
);
