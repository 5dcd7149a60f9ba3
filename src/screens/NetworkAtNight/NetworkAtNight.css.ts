import { createVar, style } from '@vanilla-extract/css';
import { strong } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { from } from '#styles/breakpoints.ts';
import { paper } from '#styles/page.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';

/** How many shops stand in a street, on wide screens and on phones. */
const IN_STREET = 7;
const IN_PHONE_STREET = 3;
const frontHeight = '4.5rem';
const wideFrontHeight = 'clamp(6rem, 7vw, 9rem)';
const streetGap = 'clamp(0.75rem, 1.5vw, 1.5rem)';
const awningHeight = 'clamp(1rem, 1.8vw, 1.75rem)';
/** A stripe of the awning. */
const stripe = '12.5%';
const doorWidth = '24%';
const { accent, accentGlow, attention, deviation, surface, surfaceInk, surfaceInkRaised } =
  vars.color;
const awningColor = createVar();

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s}`,
});
export const title = style([strong, { fontSize: vars.text.heading }]);
/** A wall of streets; on a phone from one edge of the screen to the other. */
export const shops = style(
  responsive(
    {
      base: {
        display: 'grid',
        gridTemplateColumns: equalColumns(IN_PHONE_STREET),
        rowGap: streetGap,
        marginTop: vars.space.m,
        marginInline: 'calc(50% - 50vw)',
      },
      tablet: { gridTemplateColumns: equalColumns(IN_STREET), marginInline: 0 },
    },
    { [when.printing]: { gridTemplateColumns: equalColumns(IN_STREET), marginInline: 0 } },
  ),
);

/** A shop under its sign, on a street that goes on under all of them. */
const shop = style({
  vars: { [awningColor]: accent },
  display: 'grid',
  // All fronts are equally high, also under a name of two lines.
  alignContent: 'end',
  borderBottom: `${vars.size.line} solid ${accentGlow}`,
  lineHeight: vars.leading.snug,
  '@media': {
    [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
  },
});
/** A light in the night, as in the picture that leads here. */
export const lit = style([shop]);
/** The only one of its colour. */
export const red = style([
  shop,
  {
    vars: { [awningColor]: deviation },
    position: 'relative',
    '@media': { [when.printing]: { borderColor: deviation } },
  },
]);
/** A branch that nobody visits has a score, and no light. */
export const dark = style([shop]);

export const sign = style([
  strong,
  responsive(
    {
      base: {
        display: 'grid',
        placeItems: 'center',
        padding: `${vars.space.nudge} ${vars.stroke.thin}`,
        background: surfaceInkRaised,
        fontSize: vars.text.tiny,
        letterSpacing: vars.tracking.tight,
        textAlign: 'center',
        overflowWrap: 'anywhere',
        selectors: { [`${red} &`]: { background: deviation } },
      },
    },
    {
      [when.printing]: {
        background: 'none',
        selectors: { [`${red} &`]: { background: 'none' } },
      },
    },
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
        height: frontHeight,
        padding: `calc(${awningHeight} + ${vars.space.xxs}) 12% 0`,
        borderInline: `${vars.stroke.hair} solid ${vars.color.surfaceInk}`,
        background: `repeating-linear-gradient(90deg, ${awningColor} 0 ${stripe}, ${vars.color.surfaceTint} 0 calc(2 * ${stripe})) 0 0 / 100% ${awningHeight} no-repeat, ${attention}`,
        '::after': { content: '', gridColumn: 2, height: '92%', background: surfaceInk },
        selectors: {
          [`${red} &`]: { backgroundColor: deviation },
          [`${dark} &`]: {
            border: `${vars.stroke.thin} dashed ${vars.color.accentOnInk}`,
            borderBottom: 0,
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'center',
            padding: 0,
            background: 'none',
            textAlign: 'center',
          },
          [`${dark} &::after`]: { content: 'none' },
        },
      },
      tablet: { height: wideFrontHeight },
    },
    {
      [when.printing]: {
        background: 'none',
        paddingTop: vars.space.xs,
        '::after': { content: 'none' },
        selectors: { [`${red} &`]: { background: 'none' } },
      },
    },
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
        selectors: {
          [`${red} &`]: { color: deviation },
          [`${dark} &`]: { height: 'auto', background: 'none', color: 'inherit' },
        },
      },
    },
    { [when.coloursAreForced]: { background: 'none' } },
  ),
]);

export const tag = style({
  paddingInline: vars.space.xs,
  fontSize: vars.text.tiny,
  textWrap: 'balance',
});

/** What is said about both, under them: the dark one at the left, where its shop is. */
export const notes = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m, marginTop: vars.space.m },
    split: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  }),
);
const note = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.hair,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderRadius: vars.radius.card,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
});
export const task = style([
  note,
  paper,
  {
    '@media': {
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
      [when.printing]: { border: `${vars.stroke.hair} solid ${deviation}` },
    },
  },
]);
export const failing = style({ color: vars.color.deviation });
/** From the score of the visit to that of the repair. */
export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  marginTop: vars.space.hair,
});
export const scores = style({
  color: vars.color.positive,
  fontSize: vars.text.figure,
  letterSpacing: vars.tracking.poster,
  lineHeight: vars.leading.tight,
});
export const unvisited = style([
  note,
  {
    alignContent: 'center',
    border: `${vars.stroke.thin} dashed ${vars.color.accentOnInk}`,
    '@media': { [from('split')]: { order: -1 } },
  },
]);
export const name = style({ fontSize: vars.text.heading });
/** The next step. */
export const assign = style({ marginTop: vars.space.xxs });
