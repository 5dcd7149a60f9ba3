import { globalStyle, style } from '@vanilla-extract/css';
import { screenOnly } from '#styles/page.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { accent, muted } from '#styles/typography.css.ts';

/** The list of sources, with which the page of an article ends. */
export const root = style({
  marginBottom: vars.space.section,
  paddingTop: vars.space.m,
});
export const title = style({ marginBottom: vars.space.s, fontSize: vars.text.smallTitle });
export const list = style([
  muted,
  responsive(
    {
      base: { paddingInlineStart: vars.space.m, lineHeight: vars.leading.table },
      // In rows, so that the sources of a row begin at the same height.
      tablet: { display: 'grid', gridTemplateColumns: equalColumns(2), columnGap: vars.space.xl },
    },
    { [when.printing]: { display: 'block' } },
  ),
]);
/** A source lights up when a number in the text has led to it. */
export const item = style({
  breakInside: 'avoid',
  marginBottom: vars.space.s,
  ':target': { background: vars.color.accentSoft },
});
/**
 * The name of its site follows in parentheses. On paper, where nobody can follow the link, its full address is under
 * it.
 */
export const source = style([
  accent,
  {
    textDecorationThickness: vars.stroke.hair,
    '@media': { [when.printing]: { textDecoration: 'none' } },
  },
]);
export const site = style([screenOnly]);
globalStyle(`${list} > li > a[href^="https://"]:not([data-cta-id])::after`, {
  '@media': {
    [when.printing]: {
      content: 'attr(href)',
      display: 'block',
      color: vars.color.textMuted,
      wordBreak: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});
