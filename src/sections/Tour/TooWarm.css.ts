import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { rowGap, start } from './Tour.css.ts';

const fromLaptop = from('laptop');
/** The distance over which the line turns into an alert. */
const dawning = '17rem';

/** The title. From laptops on the first stations stand beside it, on the line that goes over it. */
export const root = style(
  responsive({
    base: { position: 'relative', display: 'grid' },
    laptop: {
      gridArea: '1 / 1',
      alignContent: 'start',
      paddingTop: `calc(${vars.size.control} + ${vars.space.s})`,
    },
  }),
);
export const title = style({ display: 'grid', lineHeight: vars.leading.snug });
/** On a phone as large as what follows the number, of whose sentence it is the beginning. */
export const what = style(
  responsive({
    base: { fontSize: vars.text.title },
    laptop: { fontSize: vars.text.smallTitle },
  }),
);
export const rest = style({
  marginTop: vars.space.xs,
  fontSize: vars.text.title,
  textWrap: 'balance',
});
export const lead = style({ marginTop: vars.space.s, textWrap: 'balance' });
export const caption = style({
  display: 'block',
  marginTop: vars.space.xs,
  fontSize: vars.text.small,
});
/** The line comes in violet and gradually turns into an alert. */
export const alert = style({
  insetBlock: `calc(-1 * ${vars.space.section}) calc(-1 * ${rowGap})`,
  '::before': {
    borderImage: `linear-gradient(${vars.color.accentOnInk} ${vars.space.section}, ${vars.color.attention} ${dawning}) 1`,
  },
  '@media': {
    [fromLaptop]: {
      top: `calc(-1 * ${start} - ${rowGap})`,
      bottom: `calc(100% + ${rowGap})`,
      '::before': {
        borderImage: `linear-gradient(${vars.color.accentOnInk}, ${vars.color.attention}) 1`,
      },
    },
    [when.coloursAreForced]: { '::before': { borderImageSource: 'none' } },
  },
});
