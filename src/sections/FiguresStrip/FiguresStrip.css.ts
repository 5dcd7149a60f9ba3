import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { section } from '#styles/page.css.ts';
import { responsive } from '#styles/responsive.ts';

/** No space above: the section before has enough below it. */
export const joined = style([section, { paddingTop: 0 }]);

/** The figures beside their title, on the widest screens, and what stands under both. */
export const strip = style(
  responsive({
    base: { display: 'grid', gap: vars.space.l },
    desktopWide: {
      gridTemplateColumns: '1fr 3fr',
      alignItems: 'center',
      gap: `${vars.space.xl} ${vars.space.xxl}`,
    },
  }),
);
export const underBoth = style({ gridColumn: '1 / -1' });
