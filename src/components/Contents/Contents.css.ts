import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';

export const root = style(
  responsive(
    {
      base: {
        fontSize: vars.text.small,
      },
      laptop: {
        position: 'sticky',
        top: `calc(${vars.size.header} + ${vars.space.m})`,
        maxHeight: `calc(100dvh - ${vars.size.header} - 2 * ${vars.space.m})`,
        overflowY: 'auto',
        padding: 0,
        borderRadius: 0,
        background: 'transparent',
      },
    },
    { [when.printing]: { display: 'none' } },
  ),
);

export const title = style({ fontSize: vars.text.body });

export const list = style({
  display: 'grid',
  marginTop: vars.space.xs,
  borderInlineStart: `${vars.size.line} solid ${vars.color.accentSoft}`,
});

export const link = style({
  display: 'block',
  paddingBlock: vars.space.nudge,
  paddingInlineStart: vars.space.s,
  color: vars.color.textMuted,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  ':hover': { color: vars.color.accentStrong, textDecoration: 'underline' },
  selectors: {
    '&[aria-current]': {
      marginInlineStart: `calc(-1 * ${vars.size.line})`,
      borderInlineStart: `${vars.size.line} solid ${vars.color.accent}`,
      color: vars.color.accentStrong,
      fontWeight: vars.font.strong,
    },
  },
});
