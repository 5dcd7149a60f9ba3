import { style } from '@vanilla-extract/css';
import { row, touchable } from '#styles/layouts.css.ts';
import { from } from '#styles/breakpoints.ts';
import { cardItem } from '#components/ArticleCard/ArticleCard.css.ts';
import { container, screenOnly } from '#styles/page.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';
import * as reading from '#styles/reading.css.ts';
import { skeleton } from '#styles/skeleton.css.ts';
import { accent, muted, name, pill, title } from '#styles/text.css.ts';

export const root = style([reading.article, { paddingBottom: vars.space.section }]);

export const head = style({
  paddingTop: vars.size.header,
  background: vars.color.surfaceTint,
});

export const headGrid = style(
  responsive({
    base: { display: 'grid', gap: vars.space.l, paddingBlock: `${vars.space.m} ${vars.space.xl}` },
    laptop: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'center',
      gap: vars.space.xl,
    },
  }),
);

export const back = style([
  touchable,
  name,
  { textDecoration: 'none', ':hover': { textDecoration: 'underline' } },
]);

export const categories = style([row, { gap: vars.space.xxs, marginBlock: vars.space.xs }]);
export const category = style([pill, accent, { background: vars.color.accentSoft }]);

/** Smaller, for a title that would fill five or six lines beside the picture. */
export const longTitle = style([reading.title, { fontSize: vars.text.lowTitle }]);

/** The cover's `sizes` attribute, and the widths in which it is generated, in px. */
export const coverSize = { sizes: `${from('laptop')} 38vw, 92vw`, widths: [400, 800, 1200] };
export const frame = style([
  skeleton,
  { aspectRatio: '13 / 8', borderRadius: vars.radius.panel, boxShadow: vars.shadow.raised },
]);

/** Beside the contents, and in the same place where there are none. */
export const text = style(responsive({ base: { minWidth: 0 }, laptop: { gridColumn: '2' } }));

/** The list of sources, after the text. */
export const sources = style({
  maxWidth: vars.measure.text,
  marginTop: vars.space.xl,
  paddingTop: vars.space.m,
  fontSize: vars.text.small,
});
export const sourcesTitle = style({ marginBottom: vars.space.xs, fontSize: vars.text.body });
export const sourceList = style([
  muted,
  { display: 'grid', gap: vars.space.xxs, paddingInlineStart: vars.space.m },
]);

/** What to read next, and a sheet to print. */
export const related = style([container, screenOnly, { marginBottom: vars.space.section }]);
export const relatedTitle = style([title, { marginBottom: vars.space.l }]);
/** Beside two other cards, or under them. */
export const offer = style([
  cardItem,
  responsive({
    base: {},
    phoneWide: { gridColumn: '1 / -1', width: '100%' },
    split: { gridColumn: 'auto', width: `min(100%, ${vars.size.cardWidth})` },
  }),
]);
