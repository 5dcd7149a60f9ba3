import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { fill } from '#styles/layouts.css.ts';
import { paper } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { small, strong } from '#styles/typography.css.ts';

const phoneWidth = '20rem';
const cameraHeight = '28rem';
const answerHeight = '2.75rem';
const wordsSize = 'clamp(1.25rem, 1rem + 1vw, 1.75rem)';
const nameWidth = '8rem';

/** Beside the words, on a ground of its own. */
export const stage = style({
  display: 'grid',
  justifyItems: 'center',
  alignSelf: 'start',
  padding: `${vars.space.l} ${vars.space.m}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surfaceTint,
});
export const phone = style({ width: `min(100%, ${phoneWidth})` });
/** What the camera sees, as high as the screen. */
export const view = style([fill, { position: 'absolute', inset: 0 }]);
/** The dialog lies at the foot of what the camera sees. */
export const camera = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  minHeight: cameraHeight,
  padding: vars.space.xs,
});
export const dialog = style([
  paper,
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.xs,
    padding: `${vars.space.m} ${vars.space.s} ${vars.space.s}`,
    borderRadius: vars.radius.panel,
    textAlign: 'center',
    textWrap: 'balance',
  },
]);
globalStyle(`${dialog} > svg`, { color: vars.color.accent });
const answer = style([
  small,
  {
    display: 'grid',
    alignItems: 'center',
    width: '100%',
    minHeight: answerHeight,
    borderRadius: vars.radius.control,
    background: vars.color.surfaceTint,
    fontWeight: vars.font.strong,
  },
]);
export const allow = style([
  answer,
  {
    background: vars.color.accent,
    color: vars.color.onAccent,
    '@media': { [when.printing]: { background: 'none', color: vars.color.text } },
  },
]);
export const deny = answer;

export const list = style({ display: 'grid', marginTop: vars.space.m });
export const line = style(
  responsive({
    base: {
      display: 'grid',
      gap: vars.space.hair,
      paddingBlock: vars.space.m,
      selectors: { '& + &': { borderTop: `${vars.stroke.hair} solid ${vars.color.border}` } },
    },
    desktop: {
      gridTemplateColumns: `${nameWidth} minmax(0, 1fr)`,
      alignItems: 'baseline',
      columnGap: vars.space.m,
      paddingBlock: vars.space.l,
    },
  }),
);
export const name = style([
  strong,
  { display: 'flex', alignItems: 'center', gap: vars.space.xxs, color: vars.color.accentStrong },
]);
// What the app never does is good news, and no failure.
globalStyle(`${name} > svg`, { color: vars.color.accent });
export const words = style({
  fontSize: wordsSize,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
});

/** Under a rule, so that they are no part of the last line. */
export const stores = style({
  paddingTop: vars.space.m,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
});
