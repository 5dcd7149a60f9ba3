import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs });
export const symbol = style({ flex: 'none' });
export const wordmark = style({ flex: 'none' });
