import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

/** In pairs where they don't fit in one line: none is left alone in a second one. */
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
