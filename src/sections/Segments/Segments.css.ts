import { style } from '@vanilla-extract/css';
import { leftOut } from '#styles/leftOut.ts';

export const segments = style({ overflowX: 'clip' });
/** A guess at the height of a case on a phone. */
const unseenSegment = '90rem';
leftOut(`${segments} > :nth-child(n + 2)`, unseenSegment);
