import { createVar, style } from '@vanilla-extract/css';
import { strong } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';

/** How many shops stand in a street, on wide screens and on phones. */
const IN_STREET = 7;
const IN_PHONE_STREET = 3;
const streetHeight = '6rem';
const wideStreetHeight = 'clamp(8rem, 11vw, 13rem)';
const streetGap = 'clamp(0.75rem, 1.5vw, 1.5rem)';
const awningHeight = 'clamp(1rem, 1.8vw, 1.75rem)';
/** A stripe of the awning. */
const stripe = '12.5%';
const doorWidth = '24%';
const { accent, accentGlow, attention, deviation, surface, surfaceInkRaised } = vars.color;
const awningColor = createVar();

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s}`,
});
export const title = style([strong, { fontSize: vars.text.heading }]);
/** A wall of streets, from one edge of the screen to the other. */
export const shops = style(
  responsive(
    {
      base: {
        display: 'grid',
        gridTemplateColumns: equalColumns(IN_PHONE_STREET),
        gridAutoRows: `minmax(${streetHeight}, auto)`,
        rowGap: streetGap,
        marginTop: vars.space.m,
        marginInline: 'calc(50% - 50vw)',
      },
      split: {
        gridTemplateColumns: equalColumns(IN_STREET),
        gridAutoRows: `minmax(${wideStreetHeight}, auto)`,
      },
    },
    { [when.printing]: { gridTemplateColumns: equalColumns(IN_STREET), marginInline: 0 } },
  ),
);

/** A shop under its sign, on a street that goes on under all of them. */
const shop = style({
  vars: { [awningColor]: accent },
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  borderBottom: `${vars.size.line} solid ${accentGlow}`,
  lineHeight: vars.leading.snug,
  '@media': {
    [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
  },
});
export const lit = style([shop]);
/** The only one of its colour. */
export const red = style([
  shop,
  {
    vars: { [awningColor]: deviation },
    position: 'relative',
    boxShadow: `0 0 ${vars.space.l} ${deviation}`,
    '@media': { [when.printing]: { boxShadow: 'none' } },
  },
]);
/** A branch that nobody visits has no light. */
export const dark = style([shop]);

export const sign = style([
  strong,
  responsive(
    {
      base: {
        display: 'grid',
        placeItems: 'center',
        marginInline: vars.space.xxs,
        padding: `${vars.space.hair} ${vars.stroke.thin}`,
        background: surfaceInkRaised,
        fontSize: vars.text.tiny,
        textAlign: 'center',
        overflowWrap: 'anywhere',
        selectors: { [`${red} &`]: { background: deviation } },
      },
      laptop: { paddingBlock: vars.space.xxs, fontSize: vars.text.small },
    },
    { [when.printing]: { background: 'none' } },
  ),
]);
/** Under its awning, the window, which shows the score, and the door. */
export const front = style([
  responsive(
    {
      base: {
        display: 'grid',
        gridTemplateColumns: `minmax(0, 1fr) ${doorWidth}`,
        alignItems: 'end',
        columnGap: '8%',
        padding: `calc(${awningHeight} + ${vars.space.xxs}) 12% 0`,
        borderInline: `${vars.stroke.hair} solid ${vars.color.surfaceInk}`,
        background: `repeating-linear-gradient(90deg, ${awningColor} 0 ${stripe}, ${vars.color.surfaceTint} 0 calc(2 * ${stripe})) 0 0 / 100% ${awningHeight} no-repeat, ${attention}`,
        '::after': { content: '', gridColumn: 2, height: '92%', background: surfaceInkRaised },
        selectors: {
          [`${red} &`]: { backgroundColor: deviation },
          [`${dark} &`]: {
            border: `${vars.stroke.thin} dashed ${vars.color.accentOnInk}`,
            borderBottom: 0,
            background: 'none',
          },
          [`${dark} &::after`]: { content: 'none' },
        },
      },
    },
    { [when.printing]: { background: 'none', paddingTop: vars.space.xs } },
  ),
]);
export const score = style([
  responsive(
    {
      base: {
        display: 'grid',
        placeItems: 'center',
        alignSelf: 'start',
        height: '78%',
        background: surface,
        color: vars.color.text,
        fontSize: vars.text.smallTitle,
        selectors: { [`${red} &`]: { color: deviation } },
      },
      split: { fontSize: vars.text.lowTitle },
    },
    { [when.coloursAreForced]: { background: 'none' } },
  ),
]);

/** What is said about both, under them. */
export const told = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m, marginTop: vars.space.m },
    split: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      justifyContent: 'space-between',
      columnGap: vars.space.xl,
    },
  }),
);
export const task = style([
  paper,
  {
    display: 'grid',
    gap: vars.space.hair,
    maxWidth: vars.measure.lead,
    padding: `${vars.space.s} ${vars.space.m}`,
    borderTop: `${vars.size.line} solid ${vars.color.deviation}`,
    borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
    lineHeight: vars.leading.snug,
    '@media': { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
  },
]);
export const failing = style({ color: vars.color.deviation });
export const unvisited = style(
  responsive({ base: { lineHeight: vars.leading.snug }, split: { textAlign: 'end' } }),
);
export const name = style({ display: 'block', fontSize: vars.text.heading });
