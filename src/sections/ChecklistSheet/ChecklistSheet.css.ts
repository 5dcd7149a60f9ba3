import { style } from '@vanilla-extract/css';
import { card, columns } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { screenOnly } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { muted, strongAccent, paragraph } from '#styles/typography.css.ts';

const otherWidth = '10rem';

export const root = style({
  paddingBlock: `${vars.size.header} ${vars.space.section}`,
  '@media': { [when.printing]: { padding: 0 } },
});

export const back = style([screenOnly, { marginTop: vars.space.m }]);

/** The sheet's title on one side, how it is used and printed on the other. */
export const head = style([
  columns.even,
  {
    alignItems: 'end',
    marginTop: vars.space.m,
    '@media': { [when.printing]: { display: 'block', marginTop: 0 } },
  },
]);

export const title = style({
  fontSize: vars.text.headline,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  '@media': { [when.printing]: { fontSize: vars.text.heading } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.l}`,
  fontSize: vars.text.small,
});

/** Visible from the first paint where scripts run, so that nothing moves later. */
export const print = style({ selectors: { 'html:not([data-device]) &': { display: 'none' } } });

/** The sheet of paper, which looks the same on the screen and in print. */
export const sheet = style([
  card,
  responsive(
    {
      base: { marginTop: vars.space.l, padding: vars.space.s, fontSize: vars.text.small },
      split: { padding: vars.space.l },
    },
    {
      [when.printing]: { marginTop: vars.space.s, padding: 0, border: 0, fontSize: vars.text.tiny },
    },
  ),
]);

export const blanks = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s },
    phoneWide: { gridTemplateColumns: '2fr 1fr 2fr' },
  }),
);
/** A line to write on, with its name. */
const writable = style([
  muted,
  { borderBottom: `${vars.stroke.hair} solid ${vars.color.borderControl}` },
]);
export const blank = style([writable, { paddingBottom: vars.space.m }]);

export const sections = style(
  responsive(
    {
      base: { columnGap: vars.space.l, marginTop: vars.space.m },
      split: { columnCount: 2 },
    },
    { [when.printing]: { columnCount: 2 } },
  ),
);

export const table = style({
  width: '100%',
  marginBottom: vars.space.m,
  borderCollapse: 'collapse',
  breakInside: 'avoid',
});
export const section = style({
  paddingBottom: vars.space.hair,
  color: vars.color.accentStrong,
  fontSize: vars.text.body,
  fontWeight: vars.font.strong,
  textAlign: 'start',
  '@media': { [when.printing]: { color: vars.color.text, fontSize: vars.text.small } },
});
export const item = style({
  overflowWrap: 'anywhere',
  paddingBlock: vars.space.nudge,
  paddingInlineEnd: vars.space.xs,
  fontWeight: vars.font.regular,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
});
export const answer = style({
  width: vars.space.xl,
  fontWeight: vars.font.regular,
  textAlign: 'center',
});
export const box = style({
  display: 'inline-block',
  width: vars.size.station,
  height: vars.size.station,
  border: `${vars.stroke.hair} solid ${vars.color.borderControl}`,
  verticalAlign: 'middle',
});
/** Room for a number, before its unit. */
/** As wide as the two answers that other items have in its place. */
export const measured = style([
  writable,
  { width: `calc(2 * ${vars.space.xl})`, textAlign: 'end', verticalAlign: 'bottom' },
]);
export const sourceLink = style({
  paddingInlineEnd: vars.space.hair,
  fontSize: vars.text.tiny,
  verticalAlign: 'super',
});

export const observations = style([writable, { minHeight: vars.space.xxl }]);
export const guidance = style([paragraph, { maxWidth: vars.measure.text }]);
export const sourcesTitle = style({ marginTop: vars.space.s, fontSize: vars.text.small });
export const sources = style({ paddingInlineStart: vars.space.m, overflowWrap: 'anywhere' });
export const otherSheets = style([screenOnly, { marginTop: vars.space.xl }]);
/** Side by side from a wide phone on. */
export const otherSheetList = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s, marginTop: vars.space.m },
    phoneWide: { gridTemplateColumns: `repeat(auto-fit, minmax(${otherWidth}, 1fr))` },
  }),
);
export const otherSheet = style([
  card,
  strongAccent,
  {
    display: 'block',
    height: '100%',
    padding: vars.space.s,
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    ':hover': { borderColor: vars.color.accent },
  },
]);
export const demo = style([screenOnly, { marginTop: vars.space.l }]);
