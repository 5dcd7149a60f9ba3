import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { viewfinder } from '#styles/viewfinder.ts';
import { ink } from '#styles/page.css.ts';
import { from } from '#styles/breakpoints.ts';
import { containerQueries, responsive, when } from '#styles/responsive.ts';

const posterWidth = '15rem';
/** Spec section 9. */
const coverHeight = '12.5rem';
/** By the width of the panel around it. */
const titleSize = 'clamp(1.75rem, 5cqi, 2.5rem)';

/** One article told large: its card and, in one piece with it, a panel with what one takes away. */
export const featuredItem = style(
  responsive({
    base: {
      gridColumn: '1 / -1',
      justifySelf: 'center',
      position: 'relative',
      display: 'flex',
      // One below the other on a phone, and where text is large.
      flexWrap: 'wrap',
      width: `min(100%, ${vars.size.cardWidth})`,
      overflow: 'clip',
      borderRadius: vars.radius.card,
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.floating,
    },
    tablet: { width: '100%' },
  }),
);
globalStyle(`${featuredItem} > article`, {
  // Its one link is over the poster too.
  position: 'static',
  border: 0,
  borderRadius: 0,
  boxShadow: 'none',
  translate: 'none',
});
// Being a container, the poster would lie over it.
globalStyle(`${featuredItem} > article a::after`, { zIndex: 1 });
globalStyle(`${featuredItem} > article > [data-fade-frame]`, {
  height: coverHeight,
  aspectRatio: 'auto',
});

export const poster = style([
  ink,
  {
    flex: `1 1 ${posterWidth}`,
    minWidth: 0,
    containerType: 'inline-size',
    display: 'grid',
    padding: vars.space.m,
    '@media': {
      [from('desktop')]: { padding: vars.space.l },
      [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
    },
  },
]);
export const posterGrid = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space.m,
  '@container': {
    [containerQueries.columns]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignContent: 'center',
      alignItems: 'start',
      gap: vars.space.l,
    },
  },
});

/** Where there is room for the poster beside the card. */
export const words = style(
  responsive({ base: { display: 'none' }, tablet: { display: 'grid', gap: vars.space.s } }),
);
export const title = style({
  fontSize: titleSize,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});

/** The drawing, with the marks of a viewfinder around it. */
export const figure = style({
  position: 'relative',
  padding: vars.space.xs,
  '::before': viewfinder('0', vars.space.m),
});
globalStyle(`${figure} > img`, { display: 'block', width: '100%' });
/** The figure's `sizes` attribute, and the widths in which it is generated, in px. */
export const figureSize = { sizes: `${from('tablet')} 35vw, 80vw`, widths: [300, 500, 1000] };
