import { style } from '@vanilla-extract/css';
import { tinted } from '#styles/layouts.css.ts';

/** Over all columns of the page's grid. */
export const root = style([tinted, { gridColumn: '1 / -1' }]);
