import { style } from '@vanilla-extract/css';
import { strong } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';

/** How many shops stand in a street. */
const IN_STREET = 7;
/** The distance between two shops of a street, and between two streets. */
const gap = 'clamp(0.375rem, 1.6vw, 1.5rem)';
const streetGap = 'clamp(1rem, 2vw, 1.75rem)';
const shopRatio = '5 / 4';
/** The share of a shop's height that its awning takes, and a stripe of it. */
const awningHeight = '30%';
const stripe = '20%';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s}`,
});
export const title = style([strong, { fontSize: vars.text.heading }]);
export const shops = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(IN_STREET),
  gap: `${streetGap} ${gap}`,
  marginTop: vars.space.m,
});

const awning = (colour: string) =>
  ({
    content: '',
    position: 'absolute',
    inset: `0 -3% auto`,
    height: awningHeight,
    forcedColorAdjust: 'none',
    borderRadius: `0 0 ${vars.space.hair} ${vars.space.hair}`,
    background: `repeating-linear-gradient(90deg, ${colour} 0 ${stripe}, ${vars.color.surfaceTint} 0 calc(2 * ${stripe}))`,
  }) as const;
const windowAndDoor = `linear-gradient(${vars.color.surfaceTint} 0 0) 20% 72% / 40% 36% no-repeat, linear-gradient(${vars.color.surfaceInkRaised} 0 0) 84% 100% / 20% 60% no-repeat`;
/** Printed, the shop is a frame. */
const onPaper = {
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  background: 'none',
} as const;
/** A shop on its street, which goes on between the shops. */
const shop = style([
  strong,
  responsive(
    {
      base: {
        position: 'relative',
        display: 'grid',
        placeItems: 'end center',
        aspectRatio: shopRatio,
        fontSize: vars.text.lead,
        lineHeight: vars.leading.snug,
        fontVariantNumeric: 'tabular-nums',
        '::after': {
          content: '',
          position: 'absolute',
          top: '100%',
          insetInline: `calc(-1 * ${gap} / 2)`,
          borderTop: `${vars.size.line} solid ${vars.color.accentGlow}`,
        },
      },
      split: { fontSize: vars.text.lowTitle, paddingBottom: vars.space.hair },
    },
    { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
  ),
]);
export const lit = style([
  shop,
  {
    background: `${windowAndDoor}, ${vars.color.attention}`,
    '::before': awning(vars.color.accent),
    '@media': { [when.printing]: onPaper },
  },
]);
/** The only one of its colour. */
export const red = style([
  shop,
  {
    background: vars.color.deviation,
    boxShadow: `0 0 ${vars.space.l} ${vars.color.deviation}`,
    color: vars.color.onAccent,
    '::before': awning(vars.color.deviation),
    '@media': {
      [when.printing]: { ...onPaper, boxShadow: 'none', color: vars.color.deviation },
      [when.coloursAreForced]: { forcedColorAdjust: 'none' },
    },
  },
]);
/** A branch that nobody visits has no light. */
const noLight = {
  outline: `${vars.stroke.thin} dashed ${vars.color.accentOnInk}`,
  outlineOffset: `calc(-1 * ${vars.stroke.thin})`,
};
export const dark = style([shop, noLight, { '@media': { [when.coloursAreForced]: noLight } }]);

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
