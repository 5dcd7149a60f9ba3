import { globalStyle, style } from '@vanilla-extract/css';
import * as sunrise from '#components/Sunrise/Sunrise.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

const { accent, accentOnInk } = vars.color;
/** The line, over the city, turns from the violet of the night to that of the day. */
export const root = style({ paddingBottom: 0, '::before': { opacity: 0.35 } });
globalStyle(`${root}::before, ${root}::after`, {
  zIndex: 1,
  borderImage: `linear-gradient(${accentOnInk} 30%, ${accent} 70%) 1`,
});
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
