import { style } from '@vanilla-extract/css';
import * as screen from '#components/screens/Frame.css.ts';
import { vars } from '#styles/contract.css.ts';
import { onInk } from '#styles/page.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { strong } from '#styles/text.css.ts';

const deviceWidth = '21rem';

/** A card for each person; on wide screens the supervisor's, the highest, stands beside the other two. */
export const root = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.s,
      marginTop: vars.space.l,
    },
    laptop: {
      gridTemplateColumns: equalColumns(2),
      gridTemplateRows: 'auto 1fr',
      gap: vars.space.m,
    },
  }),
);
/** The words about a person and that person's screen, which is under the words, or on a tablet beside them. */
const card = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'space-between',
      gap: vars.space.m,
      padding: vars.space.m,
      borderRadius: vars.radius.panel,
      breakInside: 'avoid',
      textWrap: 'pretty',
    },
    phoneWide: { padding: vars.space.l },
  }),
);
const night = style([
  card,
  responsive(
    {
      base: {
        ...onInk,
        background: `radial-gradient(circle at 50% 70%, ${vars.color.accentStrong}, ${vars.color.surfaceInk} 80%)`,
      },
      tablet: { gridTemplateColumns: equalColumns(2), alignItems: 'center' },
      laptop: { gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
    },
    { [when.printing]: { background: 'none' } },
  ),
]);
export const person = {
  manager: style([card, { background: vars.color.surfaceTint }]),
  supervisor: style([night, responsive({ base: {}, laptop: { gridArea: '1 / 1 / 3 / 2' } })]),
  director: night,
} as const;
export const out = style([
  strong,
  {
    marginTop: vars.space.xs,
    color: vars.color.accentStrong,
    lineHeight: vars.leading.table,
    textWrap: 'balance',
    selectors: { [`${night} &`]: { color: vars.color.attention } },
    '@media': { [when.printing]: { selectors: { [`${night} &`]: { color: 'inherit' } } } },
  },
]);

export const phone = style([
  screen.phone,
  { maxWidth: deviceWidth, outline: `${vars.stroke.thin} solid ${vars.color.borderOnInk}` },
]);
export const report = style({ width: '100%', maxWidth: deviceWidth, marginInline: 'auto' });
