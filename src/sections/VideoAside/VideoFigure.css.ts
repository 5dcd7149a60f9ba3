import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const text = style({ marginBottom: vars.space.s });
