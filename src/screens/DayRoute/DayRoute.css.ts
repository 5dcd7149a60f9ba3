import { createVar, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { onInk } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { chip as screenChip, stopChip } from '#styles/screens/screen.css.ts';
import { figure } from '#styles/typography.css.ts';

const line = vars.size.bannerLine;
const stationSize = vars.size.icon;
const besideHours = 'max(8.5rem, 40vw)';
const shopWidth = 'clamp(10rem, 17vw, 18rem)';
const visitedWidth = 'clamp(21rem, 28vw, 28rem)';
/** The first shop, under the words of the page, and the others beside them. */
const firstColumn = 'max(42%, 28.5rem)';
const wideFirstColumn = '44%';
/** The awning over the telephone. */
const awning = '4.5rem';
/** On wide screens the last shop ends where the page's text does, and the line goes on. */
const edge = `max(${vars.space.rail}, (100vw - ${vars.size.content}) / 2)`;
/** Where the line of the page comes down to the street: its middle is that of a station. */
const comesDown = `calc(${edge} + (${vars.size.control} - ${vars.size.line}) / 2)`;
/** Where the line runs down a phone. */
const across = `calc(${vars.space.gutter} + ${vars.space.xs})`;

const before = createVar();
const after = createVar();
const gone = vars.color.accent;
const toGo = vars.color.accentOnInk;

/** On a phone the shops stand one under the other beside the line; from `split` on they stand on it. */
export const street = style(
  responsive({
    base: { position: 'relative', isolation: 'isolate', overflow: 'clip', marginTop: vars.space.l },
    split: {
      display: 'grid',
      gridTemplate: `auto auto / ${firstColumn}`,
      gridAutoFlow: 'column',
      margin: 0,
    },
    wide: { gridTemplateColumns: wideFirstColumn },
  }),
);
export const sky = style(
  responsive(
    {
      base: { display: 'none' },
      split: {
        display: 'block',
        position: 'absolute',
        zIndex: -1,
        gridRow: '1 / 2',
        inset: 0,
        width: '100%',
        height: '100%',
        objectFit: 'none',
        objectPosition: 'bottom',
      },
    },
    // The signs of the shops lose their colour there, and would be holes in its skyline.
    { [when.coloursAreForced]: { display: 'none' } },
  ),
);

/** Its line, down the phone. */
export const stop = style(
  responsive({
    base: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${besideHours}`,
      alignItems: 'center',
      paddingInline: `calc(${across} + ${vars.space.l}) ${vars.space.gutter}`,
      '::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: across,
        borderInlineStart: `${line} solid ${after}`,
        translate: '-50%',
      },
      selectors: {
        '&:nth-child(2)::before': { top: `calc(50% - ${vars.space.xs})` },
        '&:last-child::before': { bottom: `calc(50% + ${vars.space.xs})` },
      },
    },
    split: { display: 'contents', '::before': { content: 'none' } },
  }),
);
/** The sky is before it. */
const firstStop = `${stop}:nth-child(2)`;
export const tone = {
  done: style({ vars: { [before]: gone, [after]: gone } }),
  doing: style({ vars: { [before]: gone, [after]: toGo } }),
  next: style({ vars: { [before]: toGo, [after]: toGo } }),
} as const;

/** A shop under its sign. */
export const shop = style(
  responsive({
    base: { gridArea: '1 / 2', display: 'grid', marginBlock: vars.space.m },
    split: {
      gridArea: 'auto',
      alignSelf: 'end',
      justifySelf: 'center',
      width: shopWidth,
      marginBlock: 0,
      selectors: { [`${firstStop} > &`]: { marginInlineStart: comesDown } },
    },
    desktop: { selectors: { [`${stop}:last-child > &`]: { marginInlineEnd: edge } } },
  }),
);
/** The shop of this hour, which is as wide as a phone's screen. */
export const visited = style(
  responsive({
    base: {
      position: 'relative',
      gridColumn: '1 / -1',
      gridRow: 2,
      display: 'grid',
      // Beside the line, which goes on to the next hour.
      marginInline: `calc(-1 * ${vars.space.s}) calc(-1 * ${vars.space.gutter})`,
    },
    split: {
      gridArea: 'auto',
      alignSelf: 'end',
      justifySelf: 'center',
      width: visitedWidth,
      margin: 0,
    },
  }),
);
export const sign = style({
  ...onInk,
  padding: `${vars.space.xs} ${vars.space.xxs}`,
  borderRadius: `${vars.space.hair} ${vars.space.hair} 0 0`,
  background: vars.color.surfaceInk,
  fontSize: vars.text.lead,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
});
export const front = style({
  position: 'relative',
  display: 'grid',
  padding: `${awning} ${vars.space.s} 0`,
});
export const facade = style({
  display: 'block',
  width: '100%',
  selectors: {
    [`${front} > &`]: {
      position: 'absolute',
      inset: 0,
      height: '100%',
      objectFit: 'fill',
    },
  },
});

/** The hour and the state of a stop, under its station. */
export const label = style(
  responsive(
    {
      base: {
        position: 'relative',
        display: 'grid',
        justifyItems: 'start',
        gap: vars.space.xxs,
        paddingBlock: vars.space.s,
        // Its station.
        '::after': {
          content: '',
          position: 'absolute',
          insetBlockStart: vars.space.m,
          insetInlineStart: `calc(-1 * ${vars.space.l})`,
          width: stationSize,
          height: stationSize,
          border: `${line} solid ${before}`,
          borderRadius: vars.radius.round,
          background: vars.color.surface,
          translate: '-50%',
        },
      },
      split: {
        justifyItems: 'center',
        paddingBlock: `${vars.space.l} 0`,
        borderTop: `${line} solid ${after}`,
        // The street begins where the line of the page comes down to it.
        selectors: { [`${firstStop} > &`]: { marginInlineStart: comesDown } },
        // The way to it.
        '::before': {
          content: '',
          position: 'absolute',
          insetBlockEnd: '100%',
          insetInline: '0 50%',
          borderTop: `${line} solid ${before}`,
        },
        '::after': {
          insetBlockStart: `calc(-1 * ${line} / 2)`,
          insetInlineStart: '50%',
          translate: '-50% -50%',
        },
      },
      desktop: {
        selectors: {
          [`${stop}:last-child > &`]: { paddingInlineEnd: edge },
          [`${stop}:last-child > &::before`]: { insetInlineEnd: `calc(50% + ${edge} / 2)` },
          [`${stop}:last-child > &::after`]: { insetInlineStart: `calc(50% - ${edge} / 2)` },
        },
      },
    },
    { [when.printing]: { breakInside: 'avoid' } },
  ),
);
export const hour = style([figure, { fontSize: vars.text.title }]);
export const chip = {
  ...stopChip,
  next: style([screenChip.rest, { background: vars.color.surface }]),
} as const;
