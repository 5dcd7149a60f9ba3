import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { muted } from '#styles/text.css.ts';

const onScreenOnly = { '@media': { [when.printing]: { display: 'none' } } };

export const root = style(
  responsive(
    {
      base: { paddingTop: vars.size.header, paddingBottom: vars.space.xl },
      split: { paddingBottom: vars.space.xxl },
    },
    { [when.printing]: { padding: 0 } },
  ),
);

export const back = style([onScreenOnly, { marginTop: vars.space.m, fontSize: vars.text.small }]);

/** What the sheet is at one side, how it is used and printed at the other. */
export const head = style(
  responsive(
    {
      base: { display: 'grid', gap: vars.space.m, marginTop: vars.space.m },
      split: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        columnGap: vars.space.xxl,
        alignItems: 'end',
      },
    },
    { [when.printing]: { display: 'block', marginTop: 0 } },
  ),
);

export const title = style({
  fontSize: vars.text.headline,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  '@media': { [when.printing]: { fontSize: vars.text.heading } },
});

export const lead = style([
  onScreenOnly,
  muted,
  { maxWidth: vars.measure.text, fontSize: vars.text.lead },
]);

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.l}`,
  fontSize: vars.text.small,
});
globalStyle(`${facts} dt`, { color: vars.color.textMuted });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: vars.font.strong });

export const actions = style([
  onScreenOnly,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s },
]);
/** There from the first paint where scripts run, so that nothing moves when its own has come. */
export const print = style({ selectors: { 'html:not([data-device]) &': { display: 'none' } } });

/** The sheet of paper: what is printed looks as it does on the screen. */
export const sheet = style(
  responsive(
    {
      base: {
        marginTop: vars.space.l,
        padding: vars.space.s,
        border: `${vars.stroke.hair} solid ${vars.color.border}`,
        borderRadius: vars.radius.card,
        background: vars.color.surfaceRaised,
        fontSize: vars.text.small,
      },
      split: { padding: vars.space.l },
    },
    {
      [when.printing]: {
        marginTop: vars.space.s,
        padding: 0,
        border: 0,
        fontSize: vars.text.tiny,
      },
    },
  ),
);

export const blanks = style(
  responsive(
    {
      base: { display: 'grid', gap: vars.space.s },
      phoneWide: { gridTemplateColumns: '2fr 1fr 2fr' },
    },
    { [when.printing]: { gridTemplateColumns: '2fr 1fr 2fr' } },
  ),
);
/** A line to write on, with its name. */
export const blank = style({
  paddingBottom: vars.space.m,
  borderBottom: `${vars.stroke.hair} solid ${vars.color.borderControl}`,
  color: vars.color.textMuted,
});

export const sections = style(
  responsive(
    {
      base: { display: 'grid', gap: `0 ${vars.space.l}`, marginTop: vars.space.m },
      split: { display: 'block', columnCount: 2, columnGap: vars.space.xl },
    },
    { [when.printing]: { display: 'block', columnCount: 2, columnGap: vars.space.l } },
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
export const row = style({ borderTop: `${vars.stroke.hair} solid ${vars.color.border}` });
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
export const figure = style({
  borderBottom: `${vars.stroke.hair} solid ${vars.color.borderControl}`,
  color: vars.color.textMuted,
  textAlign: 'end',
  verticalAlign: 'bottom',
});
export const mark = style({
  marginInlineStart: vars.space.hair,
  paddingInline: vars.space.hair,
  fontSize: vars.text.tiny,
  verticalAlign: 'super',
});

export const notes = style({
  minHeight: vars.space.xxl,
  borderBottom: `${vars.stroke.hair} solid ${vars.color.borderControl}`,
  color: vars.color.textMuted,
});
export const guidance = style([muted, { maxWidth: vars.measure.text, marginTop: vars.space.s }]);
export const sourcesTitle = style({ marginTop: vars.space.s, fontSize: vars.text.small });
export const sources = style({ paddingInlineStart: vars.space.m, overflowWrap: 'anywhere' });
export const others = style([onScreenOnly, { marginTop: vars.space.xl }]);
export const othersList = style(
  responsive({
    base: { display: 'grid', gap: vars.space.xs, marginTop: vars.space.s },
    tablet: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.m },
  }),
);
export const other = style({
  display: 'block',
  padding: vars.space.s,
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  color: vars.color.accentStrong,
  fontWeight: vars.font.strong,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.accent },
});
export const demo = style([onScreenOnly, { marginTop: vars.space.l }]);
