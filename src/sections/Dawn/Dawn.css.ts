import { globalStyle, style } from '@vanilla-extract/css';
import * as sunrise from '#components/Sunrise/Sunrise.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

/** The line goes down behind the city, and comes out below it. */
export const root = style({
  isolation: 'isolate',
  paddingBottom: 0,
  '::before': { opacity: 0.35 },
});
globalStyle(`${root}::before, ${root}::after`, { zIndex: -1 });
/** From edge to edge; it fades into the morning below. */
export const view = style(
  responsive({
    base: {
      position: 'relative',
      marginTop: vars.space.xl,
      marginInline: `calc(-1 * ${vars.trunk.space}) calc(-1 * ${vars.space.gutter})`,
      vars: { [sunrise.size]: vars.size.dawn, [sunrise.altitude]: '38%' },
    },
    tablet: { marginInline: 'calc(50% - 50vw)' },
  }),
);
