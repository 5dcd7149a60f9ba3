import { style } from '@vanilla-extract/css';
import { fill, stretched } from '#styles/layouts.css.ts';
import { button } from '#styles/buttons.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { viewfinder } from '#styles/viewfinder.ts';
import { ink } from '#styles/page.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { skeleton } from '#styles/skeleton.css.ts';
import { small } from '#styles/text.css.ts';

/** As covers are drawn. */
const coverShape = '13 / 8';
/** Beside the words: about the same, and never lower than they are. */
const coverHeight = 'clamp(24rem, 31vw, 30rem)';

const coverWidth = '46rem';

/** How wide the cover is displayed, and generated, in px. */
export const coverSize = {
  sizes: `${from('wide')} ${coverWidth}, ${from('split')} 50vw, 92vw`,
  widths: [400, 800, 1200],
};

/** One dark panel as wide as the page: the cover from edge to edge of one side, the words on the other. */
export const root = style(
  responsive(
    {
      base: {
        position: 'relative',
        display: 'grid',
        overflow: 'clip',
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.floating,
        transition: `translate ${vars.motion.quick} ${vars.motion.ease}`,
        ':hover': { translate: vars.motion.lift },
      },
      split: { gridTemplateColumns: equalColumns(2), borderRadius: vars.radius.panel },
      laptop: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
    {
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
      [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
    },
  ),
);
/** The panel's ground is of its own, so that a placeholder fades over it. */
export const frame = style([
  skeleton,
  responsive({
    base: {
      aspectRatio: coverShape,
      color: vars.color.onInk,
      '::before': { zIndex: 1, ...viewfinder(vars.space.s, vars.space.m) },
    },
    split: { aspectRatio: 'auto', minHeight: coverHeight },
  }),
]);
/** What is cut off of it is mostly of its left, where drawings begin. */
export const image = style([fill, { position: 'absolute', inset: 0, objectPosition: '85% 50%' }]);

export const words = style([
  ink,
  responsive({
    base: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: vars.space.s,
      padding: vars.space.m,
    },
    tablet: { padding: vars.space.l },
    split: { justifyContent: 'center' },
    laptop: { paddingInline: vars.space.xl },
  }),
]);
/** Who signs it, when it came out, and how long it takes. */
export const meta = style([small, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s }]);
/** Of the size of a section's title: the one thing of the list that one remembers. */
export const title = style({
  fontSize: vars.text.title,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});
/** The whole panel can be clicked; the button stays the one link. */
export const more = style([button.outlineOnInk, stretched]);
