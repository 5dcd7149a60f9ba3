import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { below } from './breakpoints.ts';
import { vars } from './contract.css.ts';

/** The width of the names of a table's columns, which stand beside its cells on a phone. */
const labelColumn = '8rem';

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

/** On a phone the cells of a row stand one under another, each with the title of its column. */
const onPhone = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${prose} ${selector}`, { '@media': { [below('phoneWide')]: rule } });

onPhone(':is(table, tbody, tr, td)', { display: 'block' });
// Visually hidden, but read by screen readers.
onPhone('thead', {
  position: 'absolute',
  width: vars.stroke.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
onPhone('tr', {
  paddingBlock: vars.space.xs,
  borderBottom: `${vars.stroke.hair} solid ${vars.color.border}`,
});
onPhone('td', { padding: 0, border: 0 });
onPhone('td:first-child', { fontSize: vars.text.body, fontWeight: vars.font.strong });
// The names of the columns form a column of their own. The first column needs no name: its cells say what they are.
onPhone('td:not(:first-child)', { display: 'flow-root', paddingInlineStart: labelColumn });
onPhone('td[data-label]:not(:first-child)::before', {
  content: "attr(data-label) ': '",
  float: 'inline-start',
  boxSizing: 'border-box',
  width: labelColumn,
  marginInlineStart: `calc(-1 * ${labelColumn})`,
  paddingInlineEnd: vars.space.xs,
  color: vars.color.textMuted,
});
