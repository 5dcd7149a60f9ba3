import { style } from '@vanilla-extract/css';
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
        padding: `${vars.space.xs} ${vars.space.s}`,
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.floating,
        fontSize: vars.text.small,
        lineHeight: vars.leading.snug,
      },
      // Down to the tag, whose line enters it.
      tablet: {
        gridArea: 'invitation / board / street / out',
        display: 'grid',
        gridTemplateRows: 'auto auto 1fr',
        marginBlock: `${vars.space.xl} calc(-1 * ${vars.space.xxl})`,
        marginInlineStart: 0,
        padding: vars.space.m,
      },
      desktop: { gridRowEnd: 'control', alignSelf: 'start', marginBottom: 0 },
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
