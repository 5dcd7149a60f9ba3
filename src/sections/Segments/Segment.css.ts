import { style, type StyleRule } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { row } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { ink, paper } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { intro, link, pill, strong, title } from '#styles/typography.css.ts';

/**
 * The parts of a case, in the order of a phone: the text, how the visitor recognises the own case, the drawing, what
 * to do.
 */
const part = (wider?: Parameters<typeof responsive>[0]['split']) =>
  style(
    responsive(
      {
        base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.m },
        split: wider ?? {},
      },
      // In a grid, print would separate a heading from its text.
      { [when.printing]: { display: 'block' } },
    ),
  );
/** All words stand at the left of the drawing, so that both are visible at once. */
export const beside = part({
  gridTemplate: `"words stage" auto "known stage" auto "end stage" 1fr / minmax(0, 6fr) minmax(0, 7fr)`,
  columnGap: vars.space.xl,
});
/** The same with a wider drawing, which only a wider screen has room for. */
export const besideWall = style([
  part(),
  {
    '@media': {
      [from('desktop')]: {
        gridTemplate: `"words stage" auto "known stage" auto "end stage" 1fr / minmax(0, 5fr) minmax(0, 8fr)`,
        columnGap: vars.space.xl,
      },
    },
  },
]);
/** Its place beside the drawing. */
const inArea = (gridArea: string): StyleRule => ({
  '@media': {
    [from('split')]: { selectors: { [`${beside} > &`]: { gridArea } } },
    [from('desktop')]: { selectors: { [`${besideWall} > &`]: { gridArea } } },
    // For paper, which has neither the grid nor its gaps.
    [when.printing]: { marginTop: vars.space.m },
  },
});
export const words = style(inArea('words'));
export { title as heading };
/** In lines of equal length, without a last word by itself. */
export const lead = style([intro, { textWrap: 'balance' }]);
export const known = style(inArea('known'));
export const stage = style([
  inArea('stage'),
  { minWidth: 0, '@media': { [from('split')]: { alignSelf: 'center' } } },
]);

export const signsTitle = style({ fontSize: vars.text.body });
export const signs = style({
  display: 'grid',
  gap: vars.space.xxs,
  marginTop: vars.space.xs,
});
export const sign = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space.xs,
  textWrap: 'balance',
  '::before': {
    content: '',
    width: vars.size.station,
    height: vars.size.station,
    marginTop: vars.space.nudge,
    border: `${vars.size.line} solid ${vars.color.attention}`,
    borderRadius: vars.radius.round,
  },
  '@media': {
    [from('laptop')]: { fontSize: vars.text.lead, lineHeight: vars.leading.table },
  },
});
export const end = style(inArea('end'));
export const answer = style({
  maxWidth: vars.measure.text,
  fontSize: vars.text.lead,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.table,
  textWrap: 'balance',
});
export const actions = style([
  row,
  {
    gap: `${vars.space.xxs} ${vars.space.m}`,
    marginTop: vars.space.m,
  },
]);
/** What this client asks first: a panel as wide as the page, with what the owner of a branch sees. */
export const doubt = style([
  paper,
  responsive(
    {
      base: {
        display: 'grid',
        gap: vars.space.l,
        // On a phone from edge to edge, and down to the next section.
        margin: `${vars.space.s} calc(-1 * ${vars.space.gutter}) calc(-1 * ${vars.space.section})`,
        padding: `${vars.space.l} ${vars.space.gutter}`,
        borderRadius: 0,
      },
      tablet: {
        marginInline: `calc(-1 * ${vars.space.rail})`,
        paddingInline: vars.space.rail,
      },
      split: {
        order: 1,
        gridColumn: '1 / -1',
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        alignItems: 'center',
        gap: vars.space.xl,
        margin: `${vars.space.s} 0 0`,
        padding: vars.space.xl,
        borderRadius: vars.radius.panel,
      },
    },
    {
      [when.printing]: {
        display: 'block',
        margin: `${vars.space.m} 0 0`,
        padding: 0,
      },
    },
  ),
]);
export const points = style({ marginTop: vars.space.l });
/** A part of the answer: what they gain, and what that means. */
export const point = style({
  display: 'grid',
  gap: vars.space.hair,
  paddingBlock: vars.space.l,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
  fontSize: vars.text.heading,
  lineHeight: vars.leading.snug,
  textWrap: 'pretty',
});
export const pointTitle = style({ fontSize: vars.text.lowTitle, textWrap: 'balance' });
export const who = style([strong, { marginBottom: vars.space.xs, textAlign: 'center' }]);

/** For how many branches the case is: the words of its card. */
export const size = style([
  pill,
  {
    width: 'fit-content',
    marginBottom: vars.space.s,
    padding: `${vars.space.hair} ${vars.space.s}`,
    background: vars.color.surfaceInkRaised,
    color: vars.color.attention,
    fontSize: vars.text.body,
    '@media': {
      [when.coloursAreForced]: { padding: 0 },
      [when.printing]: { padding: 0, background: 'none', color: vars.color.text },
    },
  },
]);
export const more = style([link, { selectors: { [`${ink} &`]: { color: 'inherit' } } }]);
