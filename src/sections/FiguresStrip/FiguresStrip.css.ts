import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';
import { heading } from '#styles/text.css.ts';

export const grid = style(
  responsive({
    base: { display: 'grid', gap: vars.space.l },
    desktopWide: { gridTemplateColumns: '1fr 3fr', alignItems: 'center', gap: vars.space.xxl },
  }),
);
export const title = style([heading, { maxWidth: vars.measure.title }]);
