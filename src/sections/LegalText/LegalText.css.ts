import { style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';
import { responsive } from '~/styles/responsive.ts';

export const head = style({
  paddingBlock: `${vars.space.m} ${vars.space.xl}`,
  background: vars.color.surfaceTint,
});
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  marginBottom: vars.space.l,
});
export const title = style({
  fontSize: 'clamp(2rem, 1.5rem + 2.4vw, 3.25rem)',
  lineHeight: '1.15',
  letterSpacing: '-0.02em',
});
export const lead = style({
  maxWidth: vars.size.text,
  marginTop: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
});
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.hair} ${vars.space.m}`,
  marginTop: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
export const body = style(
  responsive({
    base: {
      display: 'grid',
      gap: vars.space.xl,
      paddingBlock: `${vars.space.xl} ${vars.space.section}`,
    },
    laptop: {
      gridTemplateColumns: '18rem minmax(0, 1fr)',
      columnGap: vars.space.xxl,
      paddingTop: vars.space.xxl,
    },
  }),
);
export const contents = style({ minWidth: 0 });
