import { style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';
import { ink, tint } from '~/styles/layout.css.ts';
import { responsive } from '~/styles/responsive.ts';

/** A white section above already leaves its own space; a coloured one ends at its edge. */
export const root = style({
  paddingBottom: vars.space.section,
  selectors: { [`:is(${ink}, ${tint}) + &`]: { paddingTop: vars.space.section } },
});

export const card = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  gap: vars.space.l,
  justifyItems: 'start',
  padding: `clamp(${vars.space.l}, 6vw, ${vars.space.xxl})`,
  borderRadius: vars.radius.panel,
});

/** The network runs on beyond the banner, beside the words and never behind them. */
export const line = style(
  responsive({
    base: { display: 'none' },
    laptop: {
      display: 'block',
      position: 'absolute',
      zIndex: -1,
      insetInlineEnd: 0,
      top: 0,
      width: 'auto',
      height: '100%',
      color: vars.color.accent,
    },
  }),
);
export const branch = style({ stroke: vars.color.borderOnInk });
export const stations = style({ fill: vars.color.surfaceInk, stroke: vars.color.accentOnInk });

export const words = style({ minWidth: 0 });
export const title = style({ maxWidth: vars.measure.pageTitle, fontSize: vars.text.title });
export const text = style({
  maxWidth: vars.measure.intro,
  marginTop: vars.space.s,
  color: vars.color.onInkMuted,
  fontSize: vars.text.lead,
});
