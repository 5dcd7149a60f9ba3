import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { below } from './breakpoints.ts';
import { vars } from './contract.css.ts';

/** Long text from MDX: about 70 characters a line. Its elements have no classes of ours. */
export const prose = style({
  maxWidth: vars.measure.text,
  minWidth: 0,
  fontSize: vars.text.reading,
  lineHeight: vars.leading.reading,
});

globalStyle(`${prose} > * + *`, { marginTop: vars.space.s });
globalStyle(`${prose} h2`, {
  marginTop: vars.space.xl,
  fontSize: vars.text.smallTitle,
});
globalStyle(`${prose} h3`, { marginTop: vars.space.l, fontSize: vars.text.heading });
globalStyle(`${prose} :is(h2, h3) + *`, { marginTop: vars.space.xs });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: vars.space.m });
globalStyle(`${prose} li + li`, { marginTop: vars.space.xxs });
globalStyle(`${prose} li::marker`, { color: vars.color.accent, fontWeight: vars.font.strong });
// Links that are drawn as buttons bring their own colours.
globalStyle(`${prose} a:not([class])`, {
  color: vars.color.accentStrong,
  textDecorationThickness: vars.stroke.hair,
});
globalStyle(`${prose} a:hover`, { textDecorationThickness: vars.stroke.thin });
globalStyle(`${prose} strong`, { fontWeight: vars.font.strong });
globalStyle(`${prose} blockquote`, {
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.size.line} solid ${vars.color.accent}`,
  color: vars.color.textMuted,
});

// Lines of code do not wrap: the block scrolls, and the page does not.
globalStyle(`${prose} pre`, {
  overflowX: 'auto',
  padding: vars.space.s,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceTint,
  fontSize: vars.text.small,
});
// The checkbox of a task takes the place of the bullet.
globalStyle(`${prose} li:has(> input)`, { listStyle: 'none' });

/** The frame in which a wide table scrolls. It is here so that articles in the viewer have it too. */
export const tableFrame = style({ overflowX: 'auto' });
globalStyle(`${prose} > :is(.${tableFrame}, dl)`, { marginBlock: vars.space.m });
globalStyle(`${prose} table`, {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.table,
  lineHeight: vars.leading.table,
});
globalStyle(`${prose} :is(th, td)`, {
  padding: `${vars.space.xs} clamp(${vars.space.nudge}, 2vw, ${vars.space.s})`,
  borderBottom: `${vars.stroke.hair} solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${prose} [data-align="center"]`, { textAlign: 'center' });
globalStyle(`${prose} [data-align="right"]`, { textAlign: 'end' });
globalStyle(`${prose} th`, {
  background: vars.color.surfaceTint,
  fontWeight: vars.font.strong,
});

/**
 * On a phone a row has its name on top, under it two cells side by side, whose columns' titles stand once over all
 * rows, and under them the others, each after its title.
 */
const onPhone = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${prose} ${selector}`, { '@media': { [below('phoneWide')]: rule } });

// All rows share the two columns. A short second cell, such as a clause's number, leaves its room to the first.
onPhone('table', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  columnGap: vars.space.s,
});
onPhone(':is(thead, tbody)', {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
});
// Visually hidden, but read by screen readers.
onPhone(':is(thead:not(:has(th:nth-child(3))), th:not(:nth-child(2), :nth-child(3)))', {
  position: 'absolute',
  width: vars.stroke.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
onPhone('tr', {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  rowGap: vars.space.hair,
  paddingBlock: vars.space.s,
  borderBottom: `${vars.stroke.hair} solid ${vars.color.border}`,
});
onPhone('thead tr', { alignItems: 'end', paddingBlock: 0, border: 0 });
onPhone('th', { paddingInline: 0 });
onPhone('td', { gridColumn: '1 / -1', padding: 0, border: 0, fontSize: vars.text.body });
onPhone('td:first-child', { fontSize: vars.text.reading, fontWeight: vars.font.strong });
onPhone(':is(td:nth-child(2):not(:last-child), td:nth-child(3))', { gridColumn: 'auto' });
onPhone('td[data-label]:is(:nth-child(2):last-child, :nth-child(n + 4))::before', {
  content: "attr(data-label) ': '",
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
