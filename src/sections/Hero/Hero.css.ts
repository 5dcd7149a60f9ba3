import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { pageTitle, strong } from '#styles/text.css.ts';
import { lineFade } from '#styles/motifs/lineFade.ts';
import { fridge, fridgeWide, kerb, kerbWide, stopSize, stopSizeWide } from './streetLine.ts';
import { between, inTurn, PLAY_STATE, timeline } from './timeline.ts';

const { trunk } = vars;
const { narrow } = trunk;

/** The title: two lines on a phone, as wide as the screen; one line from tablets on. */
const poster = 'clamp(2rem, (100vw - 2.75rem) / 8.2, 4rem)';
const posterWide = 'min((100vw - 11rem) / 12.6, 6rem)';
const posterTracking = '-0.035em';
const audienceSize = 'clamp(0.8125rem, 0.5rem + 1vw, 1.125rem)';
const underHead = '1.25rem';
const footHeight = '6.25rem';
const boardWidth = '20rem';
const boardWidthWide = '24rem';
const screenHeight = 'min(100svh, 60rem)';

/** The margin beside the content on wide screens. */
const side = `max(${vars.space.rail}, (100% - ${vars.size.content}) / 2)`;

/*
 * On a phone from top to bottom: head, invitation, shop, board, control. On tablets the board stands at the
 * right of invitation and shop; on a desktop invitation, shop and board stand side by side.
 */
export const root = style(
  responsive(
    {
      base: {
        position: 'relative',
        overflow: 'clip',
        display: 'grid',
        gridTemplateColumns: `[edge] ${vars.space.gutter} [in] minmax(0, 1fr) [out] ${vars.space.gutter} [end]`,
        gridTemplateRows: 'auto auto 1fr auto auto',
        paddingTop: vars.size.header,
        background: `linear-gradient(transparent 20%, ${vars.color.surfaceInkRaised} 60%) ${vars.color.surfaceInk}`,
        vars: { [PLAY_STATE]: 'paused' },
        selectors: { '&[data-story="playing"]': { vars: { [PLAY_STATE]: 'running' } } },
      },
      tablet: {
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
    base: { gridArea: '1 / in / auto / out', paddingTop: vars.space.xxs },
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

/** A stop of the line under its word. The box of a word is 0.16em higher than its line on each side. */
export const stop = style(
  responsive({
    base: {},
    tablet: {
      position: 'relative',
      '::after': {
        content: '',
        position: 'absolute',
        zIndex: 1,
        insetInlineStart: '0.04em',
        top: `calc(100% - 0.16em + ${underHead} + (${trunk.width} - ${stopSizeWide}) / 2)`,
        width: stopSizeWide,
        height: stopSizeWide,
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
      gridArea: '2 / in / auto / out',
      display: 'grid',
      gap: vars.space.s,
      paddingTop: vars.space.xs,
    },
    tablet: { gridColumnEnd: 'gap', alignContent: 'start', paddingTop: vars.space.xl },
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
    base: { display: 'grid', gap: vars.space.xs },
    tablet: { justifyItems: 'start' },
  }),
);
export const meeting = style({ display: 'block' });
globalStyle(`${actions} b`, { color: vars.color.onInk });
/** The badges' own hover is made for a light background. */
export const stores = style({ vars: { [vars.color.accentSoft]: vars.color.borderOnInk } });

// The line. On a phone it comes from the right to the shop and leaves down the rail; on wider screens it
// begins under the headline and turns at the right of the board.
const alertAlong = { borderColor: vars.color.attention };
const alertsAlong = [keyframes({ to: alertAlong }), keyframes({ '0%, 100%': alertAlong })] as const;
const line = style([
  {
    position: 'relative',
    borderStyle: 'solid',
    borderWidth: 0,
    borderColor: vars.color.accentOnInk,
    pointerEvents: 'none',
  },
  inTurn(alertsAlong, timeline.found, timeline.coloured, timeline.repaired),
]);

export const above = style([
  line,
  responsive({
    base: { display: 'none' },
    tablet: {
      display: 'block',
      gridArea: '2 / edge / 5 / out',
      marginInlineEnd: `calc(-1 * ${trunk.out})`,
      borderWidth: `${trunk.width} ${trunk.width} 0 0`,
      borderStartEndRadius: trunk.turn,
    },
  }),
]);

export const arriving = style([
  line,
  responsive({
    base: {
      gridArea: '4 / in / auto / end',
      alignSelf: 'start',
      marginInlineStart: fridge,
      marginTop: kerb,
      borderTopWidth: narrow.width,
    },
    tablet: {
      gridArea: '5 / in / auto / out',
      height: trunk.turn,
      marginTop: `calc(${kerbWide} + ${trunk.width} - ${trunk.turn})`,
      marginInline: `${fridgeWide} calc(-1 * ${trunk.out})`,
      borderWidth: `0 ${trunk.width} ${trunk.width} 0`,
      borderEndEndRadius: trunk.turn,
    },
    desktop: { gridColumnStart: 'shop' },
  }),
]);

const alert = keyframes({ '0%, 100%': { backgroundColor: vars.color.attention } });
export const leaving = style([
  line,
  responsive({
    base: {
      gridArea: '4 / edge / 6 / in',
      marginTop: kerb,
      marginInline: `${narrow.edge} calc(-1 * ${fridge})`,
      borderWidth: `${narrow.width} 0 0 ${narrow.width}`,
      borderStartStartRadius: narrow.turn,
    },
    tablet: {
      gridArea: '5 / in',
      width: `calc(${trunk.out} + ${fridgeWide})`,
      marginTop: kerbWide,
      marginInline: `calc(-1 * ${trunk.out}) 0`,
      borderWidth: `${trunk.width} 0 0 ${trunk.width}`,
      borderStartStartRadius: trunk.turn,
    },
    desktop: {
      gridColumn: 'in / shop',
      width: 'auto',
      marginInline: `calc(-1 * ${trunk.out}) calc(-1 * ${fridgeWide})`,
    },
  }),
  // It leaves the screen in the colour with which the next section continues it.
  lineFade('::after', 'transparent', vars.color.accentOnInk),
  responsive({
    base: { '::after': { bottom: 0, insetInlineEnd: '100%', width: narrow.width } },
    tablet: { '::after': { width: trunk.width } },
  }),
]);
/** The station of the shop, at the line's other end. */
export const station = style([
  responsive({
    base: {
      position: 'absolute',
      insetInlineEnd: `calc(${stopSize} / -2)`,
      top: `calc((${narrow.width} + ${stopSize}) / -2)`,
      width: stopSize,
      height: stopSize,
      border: `${vars.space.nudge} solid ${vars.color.surfaceInk}`,
      borderRadius: vars.radius.round,
      outline: `${vars.stroke.thin} solid ${vars.color.accentOnInk}`,
      background: vars.color.accentOnInk,
    },
    tablet: {
      insetInlineEnd: `calc(${stopSizeWide} / -2)`,
      top: `calc((${trunk.width} + ${stopSizeWide}) / -2)`,
      width: stopSizeWide,
      height: stopSizeWide,
      borderWidth: vars.space.xxs,
    },
  }),
  between(alert, timeline.found, timeline.repaired),
]);

const onStreet = responsive({
  base: { gridArea: '3 / edge / auto / end' },
  desktop: { gridRow: '2 / 5' },
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
      gridArea: '4 / edge / 6 / end',
      borderTop: `${vars.stroke.ring} solid ${vars.color.textMuted}`,
      background: vars.color.surfaceInk,
    },
    tablet: { gridRowStart: 5, minHeight: footHeight },
  }),
);

/** The element that is the picture for screen readers. The story begins when half of it is in view. */
export const picture = style(
  responsive({
    base: { gridArea: '3 / in / 5 / out', pointerEvents: 'none' },
    desktop: { gridArea: '2 / shop / 5 / out' },
  }),
);

/** The part of the street that has no words on a phone. */
export const chat = style({ position: 'relative', gridArea: '3 / in / auto / out' });
globalStyle(`${chat} > *`, { padding: `0 0 ${vars.space.xxs}` });

// The button comes last. While the page arrives in pieces, the street waits for the button: each piece makes the
// first screen higher, and everything on the street would jump down. Each of these rules names the element that it
// styles. With a selector for «every child except these», every change of the demo bar made the browser restyle the
// whole page.
globalStyle(`${root}:not(:has(> button))`, { visibility: 'hidden' });
globalStyle(`${head}, ${invitation}`, { visibility: 'visible' });
