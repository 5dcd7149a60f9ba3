import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';
import { logo } from './logo.css.ts';

const logoHeight = '2.125rem';

/** Three abreast on a phone; in one line where there is room. */
export const list = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: equalColumns(3),
      alignItems: 'center',
      gap: vars.space.m,
    },
    split: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
  }),
);
export const picture = style([
  logo,
  { maxWidth: '100%', height: logoHeight, objectFit: 'contain', objectPosition: 'left' },
]);
