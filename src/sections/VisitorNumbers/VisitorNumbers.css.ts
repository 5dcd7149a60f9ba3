import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { tinted } from '#styles/layouts.css.ts';
import { paper } from '#styles/page.css.ts';

/** The box, which stands over the calendar. */
export const root = style([tinted, paper, { background: vars.color.surfaceTint }]);
