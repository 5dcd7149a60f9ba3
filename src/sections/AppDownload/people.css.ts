import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { card } from '#styles/layouts.css.ts';
import { onInk } from '#styles/page.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { strong, strongAccent } from '#styles/text.css.ts';

const screenWidth = '18rem';
const inset = `clamp(${vars.space.m}, 4%, ${vars.space.l})`;

/** Whoever is in a branch on one side; on the other, as high as all of them, whoever runs the network. */
export const root = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m, marginTop: vars.space.l },
    laptop: { gridTemplateColumns: equalColumns(2) },
  }),
);
export const list = style({ display: 'grid', gap: vars.space.m });
/** Words, and beside them the screen that they speak of. */
export const item = style([
  card,
  responsive({
    base: { display: 'grid', gap: vars.space.m, padding: inset },
    phoneWide: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${screenWidth})`,
      alignItems: 'start',
    },
  }),
]);
export const out = style([
  strongAccent,
  { marginTop: vars.space.s, lineHeight: vars.leading.table },
]);

export const whole = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'space-between',
    gap: vars.space.m,
    padding: inset,
    borderColor: 'transparent',
    background: `radial-gradient(circle at 50% 30%, ${vars.color.accentStrong}, ${vars.color.surfaceInk} 80%)`,
    '@media': {
      [when.printing]: { borderColor: vars.color.border, background: 'none' },
    },
  },
]);
export const wholeWords = style(onInk);
export const wholeOut = style([strong, { marginTop: vars.space.s }]);
