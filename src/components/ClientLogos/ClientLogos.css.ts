import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns } from '#styles/responsive.ts';
import { logo } from './clientLogo.css.ts';

const logoHeight = '2.125rem';

export const list = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(3),
  alignItems: 'center',
  gap: vars.space.m,
});
/** In one line, where they have the whole width of the page. */
export const oneRow = style({
  '@media': {
    [from('split')]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
  },
});
export const picture = style([
  logo,
  { maxWidth: '100%', height: logoHeight, objectFit: 'contain', objectPosition: 'left' },
]);
