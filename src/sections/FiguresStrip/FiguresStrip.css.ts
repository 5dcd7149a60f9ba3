import { style } from '@vanilla-extract/css';
import { section } from '#styles/page.css.ts';

/** Without the space above it, which the section before it has. */
export const joined = style([section, { paddingTop: 0 }]);
