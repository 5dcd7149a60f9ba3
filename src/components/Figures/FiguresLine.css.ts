import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

/** If the figures don't fit on one line they stand in pairs, so that none is alone on a second line. */
export const root = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
      columnGap: vars.space.s,
      fontSize: vars.text.small,
    },
    tablet: { display: 'flex', flexWrap: 'wrap' },
    split: { display: 'grid' },
    desktop: { display: 'flex' },
  }),
);
