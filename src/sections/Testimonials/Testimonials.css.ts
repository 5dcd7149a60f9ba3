import { style } from '@vanilla-extract/css';
import { card } from '#styles/blocks.css.ts';
import { vars } from '#styles/contract.css.ts';
import { heading } from '#styles/text.css.ts';

export const item = style([card, { display: 'flex', flexDirection: 'column', gap: vars.space.xs }]);
export const quote = style([heading, { lineHeight: vars.leading.snug, textWrap: 'pretty' }]);
