import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const root = style({ display: 'grid', gap: vars.space.xxs });
globalStyle(`${root} img`, { width: '100%', borderRadius: vars.radius.card });
