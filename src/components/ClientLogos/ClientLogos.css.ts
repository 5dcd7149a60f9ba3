import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { clientLogo } from '#styles/clientLogo.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, when } from '#styles/responsive.ts';

const logoHeight = '2.125rem';
const largeLogoHeight = '2.625rem';
const paperOpacity = 0.8;

export const list = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(3),
  alignItems: 'center',
  gap: vars.space.m,
});
/** In one line, where they have the whole width of the page. */
export const oneRow = style({
  '@media': {
    [from('laptop')]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
  },
});
export const picture = style([
  clientLogo,
  { maxWidth: '100%', height: logoHeight, objectFit: 'contain', objectPosition: 'left' },
]);
/** Under the figures of the clients. */
export const underFigures = style({ marginTop: vars.space.xs });
/** In the dark of the text around it. */
export const onPaper = style([
  picture,
  {
    height: largeLogoHeight,
    filter: 'brightness(0)',
    opacity: paperOpacity,
    '@media': { [when.coloursAreForced]: { filter: 'none', opacity: 1 } },
  },
]);
