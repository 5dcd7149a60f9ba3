import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { pageTitle, strong } from '#styles/typography.css.ts';
import { stationSizeWide } from './streetLine.ts';
import { PLAY_STATE } from './timeline.ts';

const { trunk } = vars;

/** The title: two lines on a phone, as wide as the screen; one line from tablets on. */
const poster = 'clamp(2rem, (100vw - 2.75rem) / 8.2, 4rem)';
const posterWide = 'min((100vw - 11rem) / 12.6, 6rem)';
const posterTracking = '-0.035em';
const audienceSize = 'clamp(0.75rem, 0.5rem + 1vw, 1.125rem)';
const underHead = '1.25rem';
const footHeight = '6.25rem';
const boardWidth = '20rem';
const boardWidthWide = 'clamp(24rem, 30vw, 27rem)';
const screenHeight = 'min(100svh, 60rem)';

/** The margin beside the content on wide screens. */
const side = `max(${vars.space.rail}, (100% - ${vars.size.content}) / 2)`;

/*
 * On a phone from top to bottom: head, invitation, shop, board, control, stores. On tablets the board stands at the
 * right of invitation, stores and shop; on a desktop invitation, shop and board stand side by side.
 */
const street = '[street] 1fr [board] auto [control] auto';
export const root = style(
  responsive(
    {
      base: {
        position: 'relative',
        overflow: 'clip',
        display: 'grid',
        gridTemplateColumns: `[edge] ${vars.space.gutter} [in] minmax(0, 1fr) [out] ${vars.space.gutter} [end]`,
        gridTemplateRows: `[head] auto [invitation] auto ${street} [stores] auto [foot]`,
        paddingTop: vars.size.header,
        background: `linear-gradient(transparent 20%, ${vars.color.surfaceInkRaised} 60%) ${vars.color.surfaceInk}`,
        vars: { [PLAY_STATE]: 'paused' },
        selectors: { '&[data-animation="playing"]': { vars: { [PLAY_STATE]: 'running' } } },
      },
      tablet: {
        gridTemplateRows: `[head] auto [invitation] auto [stores] auto ${street} [foot]`,
        gridTemplateColumns: `[edge] ${vars.space.rail} [in] minmax(0, 1fr) [gap] ${vars.space.l} [board] min(${boardWidth}, 45%) [out] ${vars.space.rail} [end]`,
      },
      desktop: {
        gridTemplateColumns: `[edge] ${side} [in] minmax(0, 23fr) [mid] ${vars.space.m} [shop] minmax(0, 23fr) [gap] ${vars.space.xl} [board] ${boardWidthWide} [out] ${side} [end]`,
        minHeight: screenHeight,
      },
    },
    { [when.printing]: { paddingTop: 0, minHeight: 0 } },
  ),
);

export const head = style(
  responsive({
    base: { gridArea: 'head / in / auto / out', paddingTop: vars.space.xxs },
    tablet: { paddingTop: vars.space.s },
  }),
);

export const audience = style([
  strong,
  {
    color: vars.color.accentOnInk,
    fontSize: audienceSize,
    lineHeight: vars.leading.snug,
    textWrap: 'balance',
  },
]);

export const title = style([
  pageTitle,
  responsive({
    base: { maxWidth: 'none', marginTop: vars.space.hair, fontSize: poster },
    tablet: {
      paddingBottom: underHead,
      fontSize: posterWide,
      letterSpacing: posterTracking,
    },
  }),
]);

/** A station of the line under its word. The box of a word is 0.16em higher than its line on each side. */
export const station = style(
  responsive({
    base: {},
    tablet: {
      position: 'relative',
      '::after': {
        content: '',
        position: 'absolute',
        zIndex: 1,
        insetInlineStart: '0.04em',
        top: `calc(100% - 0.16em + ${underHead} + (${trunk.width} - ${stationSizeWide}) / 2)`,
        width: stationSizeWide,
        height: stationSizeWide,
        border: `${vars.space.xxs} solid ${vars.color.surfaceInk}`,
        borderRadius: vars.radius.round,
        background: vars.color.onInk,
      },
    },
  }),
);

export const invitation = style(
  responsive({
    base: {
      gridArea: 'invitation / in / auto / out',
      display: 'grid',
      gap: vars.space.xs,
      paddingTop: vars.space.xxs,
    },
    tablet: {
      gridColumnEnd: 'gap',
      gap: vars.space.s,
      alignContent: 'start',
      paddingTop: vars.space.xl,
    },
    desktop: { gridColumnEnd: 'mid', gap: vars.space.m, paddingTop: vars.space.xxl },
  }),
);
// As wide as its column from the first word on, because the rest of a line may arrive later.
globalStyle(`${invitation} p`, {
  justifySelf: 'stretch',
  lineHeight: vars.leading.table,
  textWrap: 'balance',
});
export const actions = style(
  responsive({
    base: { display: 'grid', gap: vars.space.xxs },
    tablet: { gap: vars.space.xs, justifyItems: 'start' },
  }),
);
export const meeting = style({ display: 'block' });
globalStyle(`${actions} b`, { color: vars.color.onInk });
/** Under the invitation; on a phone at the end, so that more of the board is on the first screen. */
export const stores = style([
  // The badges' own hover is made for a light background.
  { position: 'relative', vars: { [vars.color.accentSoft]: vars.color.borderOnInk } },
  responsive({
    base: {
      gridArea: 'stores / in / auto / out',
      // Apart from the board: the app is another matter.
      marginBlock: `${vars.space.xs} ${vars.space.m}`,
      marginInlineStart: vars.space.l,
      paddingTop: vars.space.m,
      borderTop: `${vars.stroke.hair} solid ${vars.color.borderOnInk}`,
    },
    tablet: {
      gridColumnEnd: 'gap',
      marginBlock: vars.space.m,
      marginInlineStart: 0,
      padding: 0,
      border: 0,
    },
    desktop: { gridColumnEnd: 'mid' },
  }),
]);
// In front of the city, whose edges would run through them.
globalStyle(`${stores} a:not(:hover)`, { background: vars.color.surfaceInk });

const onStreet = responsive({
  base: { gridArea: 'street / edge / auto / end' },
  desktop: { gridRow: 'invitation / control' },
});
export const backdrop = style([
  onStreet,
  {
    alignSelf: 'end',
    width: '100%',
    height: vars.stroke.hair,
    overflow: 'visible',
    '@media': {
      [when.coloursAreForced]: { display: 'none' },
      [when.printing]: { display: 'none' },
    },
  },
]);
// On a phone the city is farther away.
globalStyle(
  `${backdrop} > use`,
  responsive({
    base: { transformOrigin: '50% 100%', transform: 'scale(0.6)' },
    tablet: { transform: 'none' },
  }),
);
export const road = style(
  responsive({
    base: {
      position: 'relative',
      gridArea: 'board / edge / foot / end',
      borderTop: `${vars.stroke.ring} solid ${vars.color.textMuted}`,
      background: vars.color.surfaceInk,
    },
    tablet: { gridRowStart: 'control', minHeight: footHeight },
  }),
);

/** The element that is the picture for screen readers. The story begins when half of it is in view. */
export const picture = style(
  responsive({
    base: { gridArea: 'street / in / control / out', pointerEvents: 'none' },
    desktop: { gridArea: 'invitation / shop / control / out' },
  }),
);

/** On a phone the chat stands beside the button to the demo. */
export const ask = style(
  responsive({
    base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space.xs },
    tablet: { display: 'block' },
  }),
);
export const chat = style(
  responsive({
    base: { position: 'relative', width: vars.size.control },
    tablet: { display: 'none' },
  }),
);
globalStyle(`${chat} > *`, { padding: 0 });

// The button comes last. While the page arrives in pieces, the street waits for the button: each piece makes the
// first screen higher, and everything on the street would jump down. Each of these rules names the element that it
// styles. With a selector for «every child except these», every change of the demo bar made the browser restyle the
// whole page.
globalStyle(`${root}:not(:has(> button))`, { visibility: 'hidden' });
globalStyle(`${head}, ${invitation}`, { visibility: 'visible' });
