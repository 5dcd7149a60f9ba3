import { style } from '@vanilla-extract/css';
import { phone as device } from '#components/screens/Frame.css.ts';
import { vars } from '#styles/contract.css.ts';
import { onInk, paper } from '#styles/page.css.ts';
import { when } from '#styles/responsive.ts';
import { sky } from '#styles/tokens.ts';
import { strong, tiny } from '#styles/text.css.ts';

const hourSize = '4.5rem';
const numberSize = '2rem';
const photoWidth = '13rem';

/** Over the line, which enters the phone and leaves it. */
export const place = style({ position: 'relative', zIndex: 1 });
export const phone = style([
  device,
  { outline: `${vars.stroke.thin} solid ${vars.color.borderOnInk}` },
]);
export const screen = style({
  ...onInk,
  display: 'grid',
  gap: vars.space.m,
  padding: `${vars.space.s} ${vars.space.s} ${vars.space.m}`,
  borderRadius: vars.radius.panel,
  background: `linear-gradient(${sky.night.late}, ${vars.color.accentStrong})`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  '@media': { [when.printing]: { color: vars.color.text, background: 'none' } },
});
export const clock = style({ display: 'grid', justifyItems: 'center' });
export const hour = style([
  strong,
  { fontSize: hourSize, lineHeight: '1', letterSpacing: vars.tracking.tight },
]);
/** The notification: whose it is, what happened, and the photo that proves it. */
export const news = style([
  paper,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.xs,
    alignItems: 'center',
    padding: vars.space.xs,
    borderRadius: vars.radius.card,
    boxShadow: `0 0 0 ${vars.stroke.ring} ${vars.color.attention}`,
    '@media': { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
  },
]);
export const title = style([strong, { display: 'block', fontSize: vars.text.body }]);
export const photo = style({
  gridColumn: '1 / -1',
  justifySelf: 'center',
  width: '100%',
  maxWidth: photoWidth,
});
export const network = style({ display: 'grid', gap: vars.space.xs });
export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
});
export const number = style([strong, { fontSize: numberSize, lineHeight: '1' }]);
export const shops = style({ display: 'block', width: '100%', forcedColorAdjust: 'none' });
export const calm = style({ fill: vars.color.accentOnInk });
export const fallen = style({ fill: vars.color.attention });
export const caption = style([tiny, { marginTop: vars.space.xs, textAlign: 'center' }]);
