import { style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';
import { ink, tint } from '~/styles/layout.css.ts';
import { responsive } from '~/styles/responsive.ts';

/** A white section above already leaves its own space; a coloured one ends at its edge. */
export const root = style({
  paddingBottom: vars.space.section,
  selectors: { [`:is(${ink}, ${tint}) + &`]: { paddingTop: vars.space.section } },
});

export const card = style(
  responsive({
    base: {
      position: 'relative',
      isolation: 'isolate',
      overflow: 'clip',
      display: 'grid',
      gap: vars.space.m,
      justifyItems: 'start',
      padding: `clamp(${vars.space.l}, 6vw, ${vars.space.xxl})`,
      borderRadius: vars.radius.panel,
    },
    split: { gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: vars.space.xl },
  }),
);

export const line = style(
  responsive({
    base: {
      position: 'absolute',
      zIndex: -1,
      insetInlineEnd: '-6rem',
      bottom: '-4rem',
      width: '26rem',
      color: vars.color.accent,
      opacity: 0.55,
    },
    split: { display: 'none' },
    desktop: {
      display: 'block',
      insetInlineEnd: '-1rem',
      bottom: 'auto',
      top: '-1rem',
      width: '30rem',
    },
  }),
);
export const branch = style({ stroke: vars.color.borderOnInk });
export const stations = style({ fill: vars.color.surfaceInk, stroke: vars.color.accentOnInk });

export const words = style({ minWidth: 0 });
export const title = style({ maxWidth: '18ch', fontSize: vars.text.title });
export const text = style({
  maxWidth: '36rem',
  marginTop: vars.space.s,
  color: vars.color.onInkMuted,
  fontSize: vars.text.lead,
});
