import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { row, ruled, stack } from '#styles/layouts.css.ts';
import { quietButton } from './quietButton.ts';

export const root = style([ruled, stack, { gap: vars.space.hair, paddingTop: vars.space.m }]);
globalStyle(`${root} > p`, { textWrap: 'balance' });
export const channels = style([row, { gap: `0 ${vars.space.m}` }]);
globalStyle(`${channels} a`, quietButton);
