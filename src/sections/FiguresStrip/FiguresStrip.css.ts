import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

/** Under what it is joined to. */
export const joined = style({ marginTop: vars.space.xxl });
