import { createGlobalVar, globalStyle, style } from '@vanilla-extract/css';
import * as frame from '#styles/screens/device.css.ts';
import { vars } from '#styles/contract.css.ts';
import { row } from '#styles/layouts.css.ts';
import { containerQueries, responsive, when } from '#styles/responsive.ts';
import { muted } from '#styles/text.css.ts';
import { evidenceWidth } from './AuditItem.css.ts';

const tabletWidth = '42rem';
/** How far the tablet stands out of its stage. */
const standsOut = vars.space.xl;

/** The score, which the script sets. It is registered as a number, so that it counts up and down to its new value. */
export const score = createGlobalVar('audit-score', {
  syntax: '<integer>',
  inherits: true,
  initialValue: '100',
});

/** A stage at night; its light turns red under the minimum. */
export const root = style(
  responsive(
    {
      base: {
        position: 'relative',
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'start',
        height: '100%',
        padding: `${vars.space.s} ${vars.space.xs} ${vars.space.m}`,
        background: `radial-gradient(circle at 50% 30%, ${vars.color.accentStrong}, ${vars.color.surfaceInk} 80%)`,
        transition: `--audit-score 900ms ${vars.motion.ease}`,
        selectors: {
          '&::after': {
            content: '',
            position: 'absolute',
            inset: 0,
            background: `radial-gradient(circle at 50% 30%, ${vars.color.deviation}, ${vars.color.surfaceInk} 80%)`,
            opacity: 0,
            transition: 'opacity 600ms',
          },
          '&[data-below]::after': { opacity: 1 },
        },
      },
      // The edge of the screen is left free for the floating button.
      tablet: { padding: `${vars.space.l} ${vars.space.rail}` },
      split: { marginInlineStart: vars.space.xl, paddingInlineStart: 0 },
      // As far as the text of the page goes.
      desktopWide: { paddingInlineEnd: `calc((100vw - ${vars.size.content}) / 2)` },
    },
    { [when.printing]: { background: 'none', padding: 0, '::after': { content: 'none' } } },
  ),
);

export const device = style([
  frame.device,
  responsive({
    base: {
      position: 'relative',
      zIndex: 1,
      maxWidth: tabletWidth,
      outline: `${vars.stroke.thin} solid ${vars.color.borderOnInk}`,
      // A tablet, which has no earpiece; on a phone, a little more of the audit in the first screen.
      selectors: { '&&::before': { content: 'none' } },
    },
    // It stands out of the stage, over the space before the text. `&&`, because the bundler may write the frame's
    // style after it.
    split: {
      selectors: {
        '&&': {
          justifySelf: 'start',
          width: `calc(100% + ${standsOut})`,
          marginInline: `calc(-1 * ${standsOut}) 0`,
        },
      },
    },
  }),
]);
export const screen = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
  lineHeight: vars.leading.snug,
});

export const body = style({
  position: 'relative',
  padding: `${vars.space.xs} ${vars.space.s}`,
  '@container': {
    [containerQueries.detail]: {
      paddingInlineEnd: `calc(${evidenceWidth} + ${vars.space.s} + ${vars.space.m})`,
    },
  },
});

/** Why the score begins under 100, and what a «No» costs. */
export const rule = style([
  muted,
  { paddingBottom: vars.space.xs, fontSize: vars.text.small, textWrap: 'balance' },
]);

export const foot = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.s,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
  transition: `background-color ${vars.motion.drawer}`,
  selectors: { [`${root}[data-done] &`]: { background: vars.color.accentSoft } },
});
const ended = `${root}[data-done] &`;
export const summary = style({
  selectors: { [ended]: { fontSize: vars.text.heading, lineHeight: vars.leading.snug } },
});
/** The links to go on with are shown only when the audit is done, so that nothing competes with it before. */
export const actions = style([
  row,
  { gap: vars.space.xs, selectors: { [`${root}:not([data-done]) &`]: { display: 'none' } } },
]);
globalStyle(`${actions} > *`, { flexGrow: 1 });

// The script comes last, and empties the finished example. While the page arrives in pieces, the form and its stage
// wait for the script: the parts of the example that the visitor's own audit lacks would leave a hole.
const isComingIn = `${root}:not(:has(> script)), html[data-device] ${root}:has(:disabled)`;
globalStyle(`:is(${isComingIn}) > *`, { visibility: 'hidden' });
