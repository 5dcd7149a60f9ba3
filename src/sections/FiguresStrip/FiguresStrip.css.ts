import { style } from '@vanilla-extract/css';
import { section } from '#styles/page.css.ts';

/** No space above: the section before has enough below it. */
export const joined = style([section, { paddingTop: 0 }]);
