import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { responsive } from './responsive.ts';

/** Short pieces under a title, two abreast from tablets on. */
export const pairs = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m, marginTop: vars.space.l },
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.l },
  }),
);
/** What a piece is about. */
export const subject = style({ color: vars.color.accentStrong, fontWeight: vars.font.strong });
export const text = style({ color: vars.color.textMuted });
