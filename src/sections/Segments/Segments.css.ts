import { style } from '@vanilla-extract/css';
import { deferLayout } from '#styles/deferLayout.ts';

export const segments = style({ overflowX: 'clip' });
/** A guess at the height of a case on a phone. */
const unseenSegment = '90rem';
deferLayout(`${segments} > :nth-child(n + 2)`, unseenSegment);
