import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const action = style({ marginTop: vars.space.m });
