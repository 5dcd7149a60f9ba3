import { style } from '@vanilla-extract/css';
import * as screen from '#components/screens/Frame.css.ts';
import { row } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';
import { intro, small } from '#styles/text.css.ts';

const codeSize = '7rem';
const columnWidth = '17rem';

export const root = style({
  overflow: 'clip',
  paddingTop: vars.size.header,
  background: vars.color.surfaceTint,
});
export const grid = style(
  responsive({
    base: { display: 'grid', gap: vars.space.xl, paddingTop: vars.space.l },
    // Beside each other where there is room for both, which larger text has not.
    cardPair: {
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${columnWidth}, 100%), 1fr))`,
      alignItems: 'start',
    },
    split: { paddingTop: vars.space.xl },
  }),
);

export const textColumn = style({ paddingBottom: vars.space.m });
export const lead = style([intro, { marginBottom: vars.space.l }]);

/** QR codes, for visitors on a computer who want the app on their phone. */
export const codes = style([
  row,
  responsive({
    base: { display: 'none', gap: vars.space.m, marginTop: vars.space.m },
    laptop: { display: 'flex' },
  }),
]);
export const code = style({ display: 'grid', justifyItems: 'center', gap: vars.space.hair });
export const squares = style({
  width: codeSize,
  height: codeSize,
  overflow: 'clip',
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});
export const store = style({ fontSize: vars.text.small, fontWeight: vars.font.strong });
export const codesText = style([small, { maxWidth: vars.column.feature }]);

export const phone = style([screen.phone, { marginBottom: vars.space.l }]);
