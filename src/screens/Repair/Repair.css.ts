import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { responsive } from '#styles/responsive.ts';
import { tiny } from '#styles/typography.css.ts';

/** How much lower the second photo stands than the first. */
const step = 'clamp(3rem, 10vw, 6rem)';
const gap = vars.space.s;
const widest = '40rem';
/** On wide screens the pictures end where the page's text does. */
const edge = `max(${vars.space.rail}, (100vw - ${vars.size.content}) / 2)`;
/** Little on a phone: «Confirmada» stays whole at 320 px. */
const noteSide = 'clamp(0.5rem, 1vw, 0.75rem)';
const line = vars.size.bannerLine;
/** A length that is more than any gap needs: the box around the line clips it. */
const endless = '60vw';

/** A piece of the line, behind what it joins. It is a border, because forced colours would hide a background. */
const piece = (color: string) =>
  ({
    content: '',
    position: 'absolute',
    zIndex: -1,
    border: `0 solid ${color}`,
  }) as const;
const amber = piece(vars.color.attention);
const violet = piece(vars.color.accentGlow);

/** Two prints, the later one lower, and the task under the first. */
export const root = style(
  responsive({
    base: {
      position: 'relative',
      isolation: 'isolate',
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${gap} minmax(0, 1fr)`,
      gridTemplateRows: `${step} auto auto auto`,
      alignContent: 'center',
      width: '100%',
      maxWidth: widest,
      height: '100%',
      marginInline: 'auto',
      padding: `${vars.space.m} ${vars.space.gutter} ${vars.space.xl}`,
    },
    // The floating button has the margin at the right to itself.
    tablet: { paddingInlineEnd: vars.space.rail },
    split: {
      maxWidth: 'none',
      padding: `${vars.space.l} ${edge} ${vars.space.l} ${vars.space.l}`,
    },
  }),
);

/** The line comes in amber, and goes down to the task. */
export const found = style({
  position: 'relative',
  gridArea: '1 / 1 / span 2',
  alignSelf: 'start',
  '::before': {
    ...amber,
    insetInlineEnd: '100%',
    top: '40%',
    width: endless,
    borderTopWidth: line,
  },
  '::after': {
    ...amber,
    insetInlineStart: vars.space.xl,
    top: '100%',
    height: vars.space.xxl,
    borderInlineStartWidth: line,
  },
});
/** A note between the prints. */
const note = style([
  paper,
  {
    position: 'relative',
    display: 'grid',
    padding: `${vars.space.xs} ${noteSide}`,
    borderRadius: vars.radius.control,
    lineHeight: vars.leading.snug,
    // From the task on the line is violet.
    '::after': {
      ...violet,
      insetInlineStart: '100%',
      top: `calc(50% - ${line} / 2)`,
      width: vars.space.xxl,
      borderTopWidth: line,
    },
  },
]);
export const task = style([
  note,
  {
    gridArea: '3 / 1',
    alignSelf: 'start',
    margin: `${vars.space.m} ${vars.space.m} 0 0`,
  },
]);
export const name = style({ fontSize: vars.text.small, textWrap: 'balance' });
export const due = style({ textWrap: 'balance' });
export const repaired = style({
  position: 'relative',
  gridArea: '2 / 3 / span 2',
  alignSelf: 'end',
  '::after': {
    ...violet,
    insetInlineStart: vars.space.xl,
    top: '100%',
    height: vars.space.xl,
    borderInlineStartWidth: line,
  },
});
/** The way ends with the supervisor, and the line goes on from there. */
export const verified = style([
  note,
  {
    gridArea: '4 / 1 / auto / -1',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.nudge,
    marginTop: vars.space.s,
    '::after': { width: endless },
    '@media': { [from('phoneWide')]: { gridColumnStart: 3 } },
  },
]);
/** At the foot, because the floating button of a phone is at the top right. */
export const caption = style([
  tiny,
  {
    position: 'absolute',
    bottom: vars.space.s,
    insetInlineStart: vars.space.gutter,
    '@media': {
      [from('tablet')]: { insetInlineEnd: vars.space.rail },
      [from('split')]: { insetInlineStart: vars.space.l },
    },
  },
]);
