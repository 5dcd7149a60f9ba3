import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { onInk, paper } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { sky } from '#styles/tokens.ts';
import { strong } from '#styles/typography.css.ts';
import * as street from './streetWithPhone.ts';

const hourSize = '3.5rem';
const numberSize = '2rem';
const hourSizeWide = '4.75rem';
const numberSizeWide = '2.75rem';
/** A phone's proportions; beside the line of a narrow screen it is shorter. */
const width = '16rem';
const proportions = '9 / 16';
const proportionsShort = '5 / 6';

/**
 * From laptops on it stands on the pavement at the end of the street, higher than the shops: its place is as high as
 * they are.
 */
export const place = style(
  responsive({
    base: { position: 'relative', zIndex: 1, width: '100%', maxWidth: width, marginInline: 'auto' },
    laptop: {
      maxWidth: 'none',
      gridArea: street.area.phone,
      display: 'grid',
      alignContent: 'end',
      height: street.height,
    },
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
  aspectRatio: proportionsShort,
  padding: vars.space.s,
  borderRadius: vars.radius.panel,
  background: `linear-gradient(${sky.night.late}, ${vars.color.accentStrong})`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  '@media': {
    [from('laptop')]: {
      aspectRatio: proportions,
      paddingBlock: vars.space.l,
      fontSize: vars.text.body,
    },
    [when.printing]: { color: vars.color.text, background: 'none' },
  },
});
export const hour = style([
  strong,
  responsive({
    base: {
      display: 'block',
      fontSize: hourSize,
      lineHeight: '1',
      letterSpacing: vars.tracking.tight,
    },
    laptop: { fontSize: hourSizeWide },
  }),
]);
/** The notification: the sender, and what happened. */
export const news = style([
  paper,
  {
    padding: vars.space.xs,
    borderRadius: vars.radius.card,
    textAlign: 'start',
    textWrap: 'balance',
    boxShadow: `0 0 0 ${vars.stroke.ring} ${vars.color.attention}`,
    '@media': { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
  },
]);
export const title = style([
  strong,
  responsive({
    base: { display: 'block', fontSize: vars.text.body },
    laptop: { fontSize: vars.text.heading },
  }),
]);
export const number = style([
  strong,
  responsive({
    base: { display: 'block', fontSize: numberSize },
    laptop: { fontSize: numberSizeWide },
  }),
]);
