import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
