import { style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';
import { responsive } from '~/styles/responsive.ts';

/** Video and scheduler sit side by side; the video stays in sight while the scheduler scrolls. */
export const grid = style(
  responsive({
    base: {
      display: 'grid',
      gap: vars.space.xxl,
      paddingBlock: `${vars.space.xl} ${vars.space.section}`,
    },
    split: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space.xl },
    desktop: { columnGap: vars.space.xxl },
  }),
);

export const video = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s, alignContent: 'start', alignSelf: 'start' },
    split: { position: 'sticky', top: `calc(${vars.size.header} + ${vars.space.l})` },
  }),
);
export const title = style({ fontSize: vars.text.chapter });
export const text = style({
  marginBottom: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
});
