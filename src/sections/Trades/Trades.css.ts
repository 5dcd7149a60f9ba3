import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { row } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { radioOverLabel } from '#styles/radioOverLabel.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { lead, tiny } from '#styles/typography.css.ts';

export { lead };

/** The buttons choose on a screen, in browsers with `:has`; elsewhere each is the title of its finding. */
const whereChosen = (rule: object, media = 'screen') => ({
  '@media': { [media]: { '@supports': { 'selector(:has(*))': rule } } },
});

export const root = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
/** All buttons, and below them the finding of the chosen one. */
export const trades = style([
  { display: 'grid', gap: vars.space.l, marginTop: vars.space.l },
  whereChosen({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }),
]);
export const trade = style([
  { '@media': { [when.printing]: { breakInside: 'avoid' } } },
  whereChosen({ display: 'contents' }),
]);
export const option = style([
  {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    justifyContent: 'start',
    minHeight: vars.size.touch,
    borderRadius: vars.radius.round,
    fontWeight: vars.font.strong,
    cursor: 'pointer',
    selectors: {
      '&:has(:focus-visible)': {
        outline: `${vars.stroke.ring} solid ${vars.color.focus}`,
        outlineOffset: vars.stroke.ring,
      },
    },
    '@media': {
      [when.coloursAreForced]: { forcedColorAdjust: 'none', color: 'CanvasText' },
    },
  },
  whereChosen({
    justifyContent: 'center',
    // The part to tap is inside its border.
    minHeight: `calc(${vars.size.touch} + 2 * ${vars.stroke.thin})`,
    paddingInline: vars.space.xs,
    fontSize: vars.text.small,
    border: `${vars.stroke.thin} solid ${vars.color.borderControl}`,
    transition: `border-color ${vars.motion.quick}`,
    selectors: {
      '&:hover': { borderColor: vars.color.accent },
      '&:has(:checked)': {
        borderColor: vars.color.accent,
        background: vars.color.accent,
        color: vars.color.onAccent,
      },
    },
  }),
  whereChosen(
    { paddingInline: vars.space.m, fontSize: vars.text.body },
    `screen and ${from('split')}`,
  ),
  whereChosen(
    {
      selectors: {
        '&:has(:checked)': { background: 'Highlight', color: 'HighlightText' },
      },
    },
    `screen and ${when.coloursAreForced}`,
  ),
]);

export const radio = style(radioOverLabel);

/** Both photos with the task under them or, where there is room, between them on the line. */
const stroke = {
  content: '',
  gridRow: 1,
  alignSelf: 'center',
  marginInline: '-50vw 0',
  borderTop: `${vars.size.bannerLine} solid ${vars.color.attention}`,
} as const;
export const finding = style([
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: equalColumns(2),
      alignItems: 'start',
      gap: vars.space.xs,
      '::before': { ...stroke, gridColumn: 1 },
      '::after': {
        ...stroke,
        gridColumn: 2,
        marginInline: `calc(-1 * ${vars.space.xs}) -50vw`,
        borderColor: vars.color.accent,
      },
    },
    split: {
      gridTemplateColumns: equalColumns(3),
      alignItems: 'center',
      gap: vars.space.l,
      '::before': { gridColumnEnd: 'span 2' },
      '::after': { gridColumn: '2 / span 2', marginInlineStart: '25%' },
    },
    laptop: { gap: vars.space.xl },
  }),
  whereChosen({
    order: 1,
    flex: '0 0 100%',
    minWidth: 0,
    marginTop: vars.space.s,
    selectors: { [`${trade}:not(:has(:checked)) &`]: { display: 'none' } },
  }),
]);
const onLine = { position: 'relative', gridRow: 1, minWidth: 0 } as const;
export const before = style([onLine, { gridColumn: 1 }]);
export const after = style([onLine, { gridColumn: '-2 / -1' }]);
export const task = style([
  paper,
  responsive(
    {
      base: {
        position: 'relative',
        gridColumn: '1 / -1',
        overflow: 'hidden',
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.floating,
        lineHeight: vars.leading.snug,
      },
      split: { gridArea: '1 / 2' },
    },
    {
      [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    },
  ),
]);
const inside = `${vars.space.s} ${vars.space.m}`;
/** The item that is not met and, under it, the checklist that it belongs to. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xs,
  rowGap: vars.space.hair,
  padding: inside,
  background: vars.color.deviationSoft,
});
export const checklist = style([tiny, { gridColumn: 2 }]);
export const given = style({ display: 'grid', gap: vars.space.hair, padding: inside });
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.xxs,
  paddingTop: vars.space.xxs,
  fontSize: vars.text.small,
});
export const caption = style({ marginTop: vars.space.xs });
/** The trade that is missing, in an outline like that of a shop to come. */
export const unlistedTrade = style([
  row,
  {
    justifyContent: 'space-between',
    marginTop: vars.space.l,
    padding: vars.space.s,
    border: `${vars.stroke.thin} dashed ${vars.color.accent}`,
    borderRadius: vars.radius.card,
    '@media': { [from('split')]: { padding: `${vars.space.s} ${vars.space.m}` } },
  },
]);
export const section = style({ overflowX: 'clip' });
