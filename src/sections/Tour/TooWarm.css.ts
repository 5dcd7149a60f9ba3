import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { giantReading } from './giantReading.css.ts';
import { beforeTurn } from './stationLine.css.ts';
import { rowGap } from './Tour.css.ts';

const fromLaptop = from('laptop');
/** The distance over which the line turns into an alert. */
const dawning = '17rem';

/** The title and, from laptops on, what it leads to beside it. */
export const root = style(
  responsive({
    base: { position: 'relative', display: 'grid' },
    laptop: {
      gridTemplate: 'auto auto 1fr auto / auto minmax(0, 1fr)',
      columnGap: vars.space.xxl,
    },
  }),
);
export const title = style(
  responsive({
    base: { display: 'grid', lineHeight: vars.leading.snug },
    laptop: {
      gridArea: '2 / 1 / 5 / 3',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: 'subgrid',
    },
  }),
);
export const what = style({ fontSize: vars.text.smallTitle });
export const tooHigh = style([
  giantReading,
  { '@media': { [fromLaptop]: { gridArea: '2 / 1 / 4 / 2' } } },
]);
export const rest = style(
  responsive({
    base: { marginTop: vars.space.xs, fontSize: vars.text.title },
    laptop: { gridArea: '2 / 2', alignSelf: 'end', fontSize: vars.text.headline },
  }),
);
export const lead = style(
  responsive({
    base: { marginTop: vars.space.s, textWrap: 'balance' },
    laptop: { gridArea: '4 / 2' },
  }),
);
export const caption = style({ display: 'block', fontSize: vars.text.small });
/** The line comes in violet and gradually turns into an alert. */
export const alert = style({
  insetBlock: `calc(-1 * ${vars.space.section}) calc(-1 * ${rowGap})`,
  '::before': {
    borderImage: `linear-gradient(${vars.color.accentOnInk} ${vars.space.section}, ${vars.color.attention} ${dawning}) 1`,
  },
  '@media': {
    [fromLaptop]: { bottom: beforeTurn },
    [when.coloursAreForced]: { '::before': { borderImageSource: 'none' } },
  },
});
