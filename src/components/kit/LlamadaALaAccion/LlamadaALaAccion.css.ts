import { style } from '@vanilla-extract/css';
import { stack, tinted } from '#styles/layouts.css.ts';

/** A sentence and its button. */
export const root = style([stack, tinted, { justifyItems: 'start' }]);
