import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { strongAccent } from '#styles/text.css.ts';

const inset = `clamp(${vars.space.s}, 6%, ${vars.space.xl})`;
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
      columnGap: vars.space.xxl,
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

export const board = style(
  responsive(
    {
      base: {
        padding: vars.space.xxs,
        borderRadius: vars.radius.panel,
        background: `radial-gradient(circle at 50% 30%, ${vars.color.accentStrong}, ${vars.color.surfaceInk} 80%)`,
      },
      phoneWide: { padding: inset },
    },
    { [when.printing]: { padding: 0, background: 'none' } },
  ),
);
