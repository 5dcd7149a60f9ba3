import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { kerb } from './streetLine.ts';

const { trunk } = vars;

/** The product: above the street on a phone, at the right of the street on wider screens. */
export const root = style([
  paper,
  responsive(
    {
      base: {
        position: 'relative',
        gridArea: 'board / in / auto / out',
        marginTop: `calc(${kerb} + ${trunk.narrow.width} + ${vars.space.s})`,
        marginBottom: vars.space.s,
        marginInlineStart: vars.space.l,
        padding: vars.space.s,
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.floating,
        fontSize: vars.text.small,
        lineHeight: vars.leading.snug,
      },
      tablet: {
        gridArea: 'invitation / board / control / out',
        alignSelf: 'start',
        marginBlock: `${vars.space.xl} 0`,
        marginInlineStart: 0,
        padding: vars.space.m,
      },
    },
    {
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
      [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
    },
  ),
]);

export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.hair,
});

/** In one line on a phone, where there is room for it. */
export const otherBranches = style(
  responsive({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: vars.space.hair,
      paddingTop: vars.space.xxs,
      borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
    },
    tablet: {
      display: 'grid',
      justifyContent: 'normal',
      gap: vars.space.xxs,
      paddingTop: vars.space.xs,
    },
  }),
);
globalStyle(`${otherBranches} > :first-child`, { flexBasis: '100%' });
export const otherBranch = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.nudge,
});
