import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { columns, ticked } from '#styles/layouts.css.ts';
import { when } from '#styles/responsive.ts';

const streetHeight = 'clamp(13rem, 24vw, 24rem)';

export const root = style({ paddingBottom: 0 });

export const end = style({ marginTop: vars.space.l });
// From laptops on the line comes down at the right, so the words stand there, with the button that the line enters.
globalStyle(`${root} ${columns.media}`, {
  '@media': {
    [below('laptop')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from('laptop')]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      alignItems: 'start',
    },
  },
});
// The video comes first on a phone too.
globalStyle(`${root} ${columns.media} > :first-child`, { order: 1 });

/** What remains to be said after the button. */
export const points = style({ display: 'grid', gap: vars.space.xxs, marginTop: vars.space.m });
/** Its tick is level with the first line. */
export const point = style([ticked, { '::before': { marginTop: vars.stroke.ring } }]);

/** From edge to edge, standing on the footer. */
export const street = style({
  width: '100%',
  height: streetHeight,
  marginTop: vars.space.l,
  objectFit: 'cover',
  objectPosition: 'bottom',
  '@media': { [when.printing]: { display: 'none' } },
});
