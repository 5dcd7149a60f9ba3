import { globalStyle, style } from '@vanilla-extract/css';
import * as sunrise from '#components/Sunrise/Sunrise.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';
import { strong } from '#styles/text.css.ts';

/** The line goes down behind the city, and comes out below it. */
export const root = style({
  isolation: 'isolate',
  paddingBottom: 0,
  // The faint track would be a dark band over the sky that dawns.
  '::before': { maskImage: `linear-gradient(black, transparent calc(100% - ${vars.size.dawn}))` },
});
globalStyle(`${root}::before, ${root}::after`, { zIndex: -1 });
/** From edge to edge; it fades into the morning below. */
export const view = style(
  responsive({
    base: {
      position: 'relative',
      marginTop: vars.space.xl,
      marginInline: `calc(-1 * ${vars.trunk.space}) calc(-1 * ${vars.space.gutter})`,
      vars: { [sunrise.size]: vars.size.dawn, [sunrise.altitude]: '38%', [sunrise.middle]: '68%' },
    },
    tablet: { marginInline: 'calc(50% - 50vw)' },
  }),
);

/** As high as the city, on whose roof the sign stands. */
export const over = style({
  position: 'absolute',
  inset: 'auto 0 0',
  width: '100%',
  height: sunrise.cityHeight,
  overflow: 'visible',
});
/** White in forced colours too, where its letters would not be dark by themselves. */
export const onRoof = style({
  overflow: 'visible',
  fontSize: vars.text.tiny,
  textAnchor: 'middle',
  fill: vars.color.text,
  forcedColorAdjust: 'none',
});
export const sign = style({ fill: vars.color.surface });
export const scores = style([strong, { fontSize: vars.text.heading }]);
