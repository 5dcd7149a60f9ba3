import { globalStyle, style } from '@vanilla-extract/css';
import { view } from '#components/EvidencePhoto/EvidencePhoto.css.ts';
import * as screen from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { ink } from '#styles/page.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { plainNumber, title } from '#styles/text.css.ts';

const hourSize = 'clamp(4rem, 2.5rem + 7vw, 9rem)';

const phoneWidth = '20rem';
/** How far the phone is out of the band, on phones and on wider screens. */
const out = '1.5rem';
const farOut = '7rem';

/** A ground of its own, so that it does not run into the dark one of the taps. */
export const root = style([
  ink,
  { position: 'relative', zIndex: 1 },
  responsive(
    {
      base: { paddingBlock: `${vars.space.l} 0`, background: vars.color.accentStrong },
      split: { paddingBlock: `${vars.space.xl} 0` },
    },
    { [when.printing]: { background: 'none' } },
  ),
]);
/** The minute, and beside it the board; on a phone one under the other. */
export const row = style(
  responsive({
    base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m },
    split: {
      gridTemplateColumns: equalColumns(2),
      alignItems: 'center',
      columnGap: vars.space.l,
    },
    desktop: { columnGap: vars.space.xxl },
  }),
);
export const minute = style([title, { textWrap: 'balance' }]);
export const hour = style({
  display: 'block',
  color: vars.color.attention,
  fontSize: hourSize,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  '@media': { [when.coloursAreForced]: plainNumber, [when.printing]: { color: 'inherit' } },
});
/** Half out of the band: the photo has come out to whoever runs the network. */
export const phone = style(
  responsive(
    {
      base: {
        width: `min(100%, ${phoneWidth})`,
        marginInline: 'auto',
        marginBottom: `calc(-1 * ${out})`,
      },
      split: { marginBottom: `calc(-1 * ${farOut})` },
    },
    { [when.printing]: { marginBottom: 0 } },
  ),
);
export const bar = style([screen.bar, { padding: `${vars.space.xxs} ${vars.space.s}` }]);
/** Its photo, what it was about and how it stands. */
export const task = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.s,
});
/** What it was about, and its state. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space.xs,
});
/** The verdict is on the lower edge of the picture, where it covers nothing. */
globalStyle(`${task} ${view} svg`, { top: 'auto', bottom: `calc(-1 * ${vars.space.xs})` });
/** Who will verify it. */
export const check = style([screen.foot, screen.muted, { textWrap: 'balance' }]);
