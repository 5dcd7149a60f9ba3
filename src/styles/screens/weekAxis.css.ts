import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';
import { muted } from './screen.css.ts';

/** The size at which the days of six weeks do not touch on the narrowest phone. */
const roomForSix = '3.2vw';
/** The days under a chart of weeks, each centred under its week. */
export const weekAxis = style([
  muted,
  {
    display: 'block',
    width: '100%',
    height: vars.space.m,
    overflow: 'visible',
    fill: 'currentColor',
    fontSize: `min(${vars.text.tiny}, ${roomForSix})`,
    textAnchor: 'middle',
    '@media': { [when.coloursAreForced]: { fill: 'CanvasText' } },
  },
]);
