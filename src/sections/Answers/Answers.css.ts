import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { subject } from '#styles/pairs.css.ts';

export const item = style({ borderTop: `${vars.stroke.hair} solid ${vars.color.border}` });

/** With room for a finger. */
export const question = style([subject, { display: 'inline-block', paddingBlock: vars.space.xs }]);
