import { style } from '@vanilla-extract/css';
import * as screen from '#components/screens/Frame.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { strong, strongAccent } from '#styles/text.css.ts';

const deviceWidth = '15rem';
const viewWidth = '22rem';
const { line, station } = vars.size;

/** Who uses it, from a branch to whoever runs the network, whose screen is beside all of them. */
export const root = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.l,
      marginTop: vars.space.l,
    },
    laptop: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      alignItems: 'center',
      columnGap: vars.space.xl,
    },
  }),
);
export const list = style({ display: 'grid', gap: vars.space.l });
/** A stop of the line that ends at whoever runs the network. */
export const item = style({
  position: 'relative',
  paddingInlineStart: `calc(${station} + ${vars.space.m})`,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: 0,
    top: vars.space.nudge,
    width: station,
    height: station,
    border: `${line} solid ${vars.color.accent}`,
    borderRadius: vars.radius.round,
    background: vars.color.surface,
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc((${station} - ${line}) / 2)`,
      top: vars.space.nudge,
      width: line,
      height: `calc(100% + ${vars.space.l})`,
      background: vars.color.accent,
    },
    '&:last-child::before': { background: vars.color.accent },
  },
  '@media': {
    [when.coloursAreForced]: {
      selectors: { '&:not(:last-child)::after': { background: 'CanvasText' } },
    },
  },
});
export const out = style([
  strongAccent,
  { marginTop: vars.space.xs, lineHeight: vars.leading.table },
]);

/** At night: the phone of who goes from branch to branch, and what whoever runs the network sees. */
export const board = style(
  responsive(
    {
      base: {
        display: 'grid',
        // Side by side where there is room for two, however large the text is.
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${deviceWidth}, 100%), 1fr))`,
        alignItems: 'end',
        gap: vars.space.l,
        padding: vars.space.s,
        borderRadius: vars.radius.panel,
        background: `radial-gradient(circle at 50% 30%, ${vars.color.accentStrong}, ${vars.color.surfaceInk} 80%)`,
      },
      phoneWide: { padding: vars.space.l },
    },
    { [when.printing]: { padding: 0, background: 'none' } },
  ),
);
/** A screen and, over it, whose it is. */
export const view = style({ width: '100%', maxWidth: viewWidth, margin: '0 auto' });
export const viewer = style([
  strong,
  {
    marginBottom: vars.space.xs,
    color: vars.color.onInk,
    fontSize: vars.text.small,
    '@media': { [when.printing]: { color: 'inherit' } },
  },
]);
export const phone = style([
  screen.phone,
  { outline: `${vars.stroke.thin} solid ${vars.color.borderOnInk}` },
]);
