import { style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';
import { responsive, when } from '~/styles/responsive.ts';

export const list = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m, listStyle: 'none' },
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.l },
  }),
);

/** A card that is one link: its title's, stretched over it. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.m,
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  transition: `border-color ${vars.motion.quick}, translate ${vars.motion.quick}`,
  '@media': {
    [when.pointerCanHover]: {
      ':hover': { borderColor: vars.color.accent },
    },
  },
});

export const title = style({ fontSize: vars.text.heading });

export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `${vars.stroke.ring} solid ${vars.color.focus}`,
      outlineOffset: vars.stroke.thin,
    },
  },
});

export const description = style({ color: vars.color.textMuted });

const line = style({ fontSize: vars.text.small });

/** When the sheet is used, and how long it is. */
export const usage = style([
  line,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.hair} ${vars.space.s}`,
    marginTop: 'auto',
    color: vars.color.textMuted,
  },
]);

export const open = style([line, { color: vars.color.accent, fontWeight: vars.font.strong }]);
