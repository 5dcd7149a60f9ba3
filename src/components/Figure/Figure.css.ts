import { style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';

export const caption = style({ color: vars.color.textMuted, fontSize: vars.text.small });
