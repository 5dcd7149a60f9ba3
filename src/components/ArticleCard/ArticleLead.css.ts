import { style } from '@vanilla-extract/css';
import { button } from '#styles/buttons.css.ts';
import { vars } from '#styles/contract.css.ts';
import { stretched } from '#styles/layouts.css.ts';
import { ink } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';

/** One dark panel, on a phone as wide as the screen. Cover and calculation are on one side, the words on the other. */
export const root = style([
  ink,
  responsive(
    {
      base: {
        position: 'relative',
        display: 'grid',
        marginInline: `calc(-1 * ${vars.space.gutter})`,
        overflow: 'clip',
      },
      tablet: {
        marginInline: 0,
        borderRadius: vars.radius.panel,
        boxShadow: vars.shadow.floating,
        transition: `translate ${vars.motion.quick} ${vars.motion.ease}`,
        ':hover': { translate: vars.motion.lift },
      },
      desktop: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)' },
    },
    {
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
      [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
    },
  ),
]);

export const words = style(
  responsive({
    base: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: vars.space.s,
      padding: `${vars.space.m} ${vars.space.gutter}`,
    },
    tablet: { padding: vars.space.l },
    desktop: {
      justifyContent: 'center',
      gridArea: '1 / 2 / span 2',
      paddingInline: `${vars.space.s} ${vars.space.l}`,
    },
  }),
);
/** As large as a section's title, because it is the one thing of the list that visitors should remember. */
export const title = style([
  {
    fontSize: vars.text.title,
    lineHeight: vars.leading.tight,
    letterSpacing: vars.tracking.tight,
    textWrap: 'balance',
  },
  responsive({ base: {}, desktop: { fontSize: vars.text.lowTitle } }),
]);
export const more = style([button.outlineOnInk, stretched]);
