import { style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

const streetHeight = 'clamp(15rem, 24vw, 24rem)';

export const root = style({ paddingBottom: 0 });

/** Right after the words; on wide screens the line comes in below what stands beside them. */
export const end = style({
  '@media': { [from('split')]: { gridArea: '2 / 1 / auto / -1' } },
});

/** From edge to edge, on the footer as its ground. */
export const street = style({
  width: '100%',
  height: streetHeight,
  marginTop: vars.space.xl,
  objectFit: 'cover',
  objectPosition: 'bottom',
  '@media': { [when.printing]: { display: 'none' } },
});
