import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { section } from '#styles/page.css.ts';
import { responsive } from '#styles/responsive.ts';

export const root = style([section, { paddingBlock: vars.space.l }]);
/** The figures beside their title, where both fit. */
export const line = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s },
    desktop: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' },
  }),
);
