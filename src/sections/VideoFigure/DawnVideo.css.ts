import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';
import { sky } from '#styles/tokens.ts';

/** So low that a laptop's screen shows it whole, with its title. */
const wideRatio = '13 / 6';

export const root = style({
  background: `linear-gradient(${sky.day.morning}, ${vars.color.surface})`,
  '@media': { [when.printing]: { display: 'none' } },
});
export const wide = style({ marginTop: vars.space.l });
globalStyle(`${wide} [data-video]`, { '@media': { [from('split')]: { aspectRatio: wideRatio } } });
