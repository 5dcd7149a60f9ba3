import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { row, ruled } from '#styles/layouts.css.ts';
import { quietButton } from './quietButton.ts';

/** For those who would rather talk, in one line. */
export const root = style([ruled, { paddingTop: vars.space.xs }]);
export const channels = style([row, { gap: `0 ${vars.space.m}` }]);
globalStyle(`${channels} a`, quietButton);
