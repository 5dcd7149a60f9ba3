import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { onInk, paper } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { sky } from '#styles/tokens.ts';
import { strong } from '#styles/typography.css.ts';

const hourSize = '3.5rem';
const numberSize = '2rem';
/** A phone's proportions, with the notification's photo under its text. */
const width = '17rem';
const widthWide = '20rem';
const proportions = '9 / 16';

/** Over the line, which enters the phone and leaves it. */
export const place = style(
  responsive({
    base: {
      position: 'relative',
      zIndex: 1,
      width: '100%',
      maxWidth: width,
      marginInline: 'auto',
    },
    laptop: { maxWidth: widthWide },
  }),
);
/** Its rim is as dark as the night behind it. */
export const rim = style({ boxShadow: `0 0 0 ${vars.stroke.thin} ${vars.color.accentGlow}` });
export const screen = style({
  ...onInk,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space.s,
  aspectRatio: proportions,
  padding: vars.space.s,
  borderRadius: vars.radius.panel,
  background: `linear-gradient(${sky.night.late}, ${vars.color.accentStrong})`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  '@media': { [when.printing]: { color: vars.color.text, background: 'none' } },
});
export const hour = style([
  strong,
  { display: 'block', fontSize: hourSize, lineHeight: '1', letterSpacing: vars.tracking.tight },
]);
/** The notification: the sender, what happened, and the photo that proves it. */
export const news = style([
  paper,
  {
    display: 'grid',
    gap: vars.space.xs,
    padding: vars.space.xs,
    borderRadius: vars.radius.card,
    textAlign: 'start',
    boxShadow: `0 0 0 ${vars.stroke.ring} ${vars.color.attention}`,
    '@media': { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
  },
]);
export const title = style([strong, { display: 'block', fontSize: vars.text.body }]);
globalStyle(`${news} > :nth-child(n)`, { width: 'auto', textWrap: 'balance' });
export const number = style([strong, { display: 'block', fontSize: numberSize }]);
