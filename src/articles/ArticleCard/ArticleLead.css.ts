import { style, type StyleRule } from '@vanilla-extract/css';
import { variables as calculator } from '#components/VisitIntervalCalculator/VisitIntervalCalculator.css.ts';
import { button } from '#styles/buttons.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { ink } from '#styles/page.css.ts';
import { strong } from '#styles/typography.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';

/** The size of a calculation's result: beside its fields, in a panel as wide as the page, and in half of one. */
const splitResult = 'min(5.5rem, 7vw)';
const desktopResult = 'min(4rem, 12vw - 6rem)';

const rootBase = style([
  ink,
  responsive(
    {
      base: {
        position: 'relative',
        display: 'grid',
        marginInline: `calc(-1 * ${vars.space.gutter})`,
        overflow: 'clip',
      },
      tablet: {
        marginInline: 0,
        borderRadius: vars.radius.panel,
        boxShadow: vars.shadow.floating,
      },
    },
    {
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
      [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
    },
  ),
]);
const onDesktop = (rule: StyleRule) => ({ '@media': { [from('desktop')]: rule } });
/**
 * One dark panel, on a phone as wide as the screen: the title, the cover with its figure, and the summary. On wide
 * screens all words are beside the cover; if there is a calculation, it is under both.
 */
export const root = {
  visitInterval: style([
    rootBase,
    { containerType: 'inline-size' },
    onDesktop({ gridTemplate: `1fr auto auto 1fr auto / ${equalColumns(2)}` }),
  ]),
  figure: style([
    rootBase,
    onDesktop({ gridTemplate: '1fr auto auto 1fr / minmax(0, 4fr) minmax(0, 3fr)' }),
  ]),
} as const;

const words = style(
  responsive({
    base: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: vars.space.s,
      paddingInline: vars.space.gutter,
    },
    tablet: { paddingInline: vars.space.l },
  }),
);
const headBase = style([
  words,
  responsive({
    base: { gap: vars.space.xxs, paddingBlock: `${vars.space.m} ${vars.space.s}` },
    tablet: { paddingBlock: `${vars.space.l} ${vars.space.m}` },
  }),
]);
export const head = {
  visitInterval: style([
    headBase,
    { paddingBottom: 0 },
    onDesktop({ gridArea: '2 / 1', paddingBottom: 0 }),
  ]),
  figure: style([
    headBase,
    onDesktop({ gridArea: '2 / 2', paddingTop: 0, paddingInlineStart: vars.space.s }),
  ]),
} as const;
const restBase = style([
  words,
  responsive({
    base: { paddingBlock: vars.space.m },
    tablet: { paddingBlock: vars.space.l },
  }),
]);
/** A calculation that readers do here, under the cover; on wide screens in one line under both halves. */
export const visitInterval = style(
  responsive(
    {
      base: { padding: `${vars.space.xs} ${vars.space.gutter} ${vars.space.m}` },
      tablet: { padding: `${vars.space.m} ${vars.space.l} ${vars.space.l}` },
      split: { vars: { [calculator.resultSize]: splitResult } },
      desktop: {
        gridArea: '5 / 1 / auto / -1',
        padding: `${vars.space.m} ${vars.space.l} ${vars.space.l}`,
        background: vars.color.accentStrong,
        vars: { [calculator.resultSize]: desktopResult },
      },
    },
    { [when.printing]: { background: 'none' } },
  ),
);

/**
 * The way to the article. On one column it comes after the calculation, so that a phone's first screen has the result.
 */
export const rest = {
  visitInterval: style([
    restBase,
    { gap: vars.space.xxs, paddingTop: 0 },
    onDesktop({ gridArea: '3 / 1', paddingTop: vars.space.s }),
  ]),
  figure: style([
    restBase,
    onDesktop({ gridArea: '3 / 2', paddingBlock: 0, paddingInlineStart: vars.space.s }),
  ]),
} as const;
/**
 * Nearly as large as a section's title, because it is the one thing of the list that visitors should remember, and so
 * large that in Poppins and in its fallback it has as many lines on most screens.
 */
export const title = style({
  fontSize: vars.text.title,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  marginBottom: vars.space.xxs,
  textWrap: 'balance',
});
/**
 * Not over the whole card, as in the others: its fields and its second link are there to be used. Beside a calculation,
 * whose link is the main one, it has only an outline.
 */
export const more = { visitInterval: button.outlineOnInk, figure: button.onInk } as const;

/** Whom the article is for. */
export const situation = style([strong, { color: vars.color.attention }]);
