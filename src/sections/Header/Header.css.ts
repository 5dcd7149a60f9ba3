import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { row } from '#styles/layouts.css.ts';
// eslint-disable-next-line no-restricted-imports -- The header's own button: it is in an island only because of React.
import { menuButton } from '#islands/HeaderDrawer/HeaderDrawer.css.ts';
import { below, from, headerThreshold } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { withoutScript } from './Drawer.css.ts';
import { root as foldedMenu } from './FoldedMenu.css.ts';

/** The first pixels of the page; once they are scrolled away, the header is over the content. */
export const pageTop = style({
  position: 'absolute',
  top: 0,
  width: vars.stroke.hair,
  height: `${headerThreshold}px`,
  pointerEvents: 'none',
});

const overContent = {
  background: vars.color.surface,
  borderBottomColor: vars.color.border,
  boxShadow: vars.shadow.header,
};
const lift = keyframes({ to: overContent });

/**
 * Transparent at the top of the page, opaque once the page is scrolled (spec section 4), which a script detects.
 * Without scripts, a scroll-driven animation makes it opaque, if the browser supports that. Otherwise the header does
 * not stick, because no text may run underneath a transparent header.
 */
export const root = style({
  position: 'relative',
  top: 0,
  zIndex: 10,
  // The height is not fixed, because with larger letters the menu takes a second line.
  minHeight: vars.size.header,
  // The background of the first section runs behind the header.
  marginBottom: `calc(-1 * ${vars.size.header})`,
  borderBottom: `${vars.stroke.hair} solid transparent`,
  background: 'transparent',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, box-shadow ${vars.motion.quick}`,
  selectors: {
    'html[data-device] &': { position: 'sticky' },
    '&[data-scrolled]': overContent,
  },
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': {
        [when.motionIsWelcome]: {
          selectors: {
            'html:not([data-device]) &': {
              position: 'sticky',
              animation: `${lift} linear forwards`,
              animationTimeline: 'scroll()',
              animationRange: `${headerThreshold + 0.5}px ${headerThreshold + 1}px`,
            },
          },
        },
      },
    },
  },
  '@media': {
    [when.printing]: {
      selectors: {
        'html &': { marginBottom: 0 },
        // As specific as the rule that makes the header sticky, which this one overrides.
        'html[data-device] &': { position: 'static' },
      },
    },
  },
});

// In print only the logo is left.
globalStyle(`${root} > * > * + *`, {
  '@media': { [when.printing]: { display: 'none !important' } },
});

// The header is always in view, so its own parts need no space above them when they are scrolled to.
globalStyle(`${root} *`, { scrollMarginTop: `calc(-1 * (${vars.size.header} + ${vars.space.s}))` });

/**
 * Over a page that begins with a night scene, the header is light until the page is scrolled. It needs the script to
 * turn dark again; without scripts it does not stick.
 */
export const byNight = style([
  root,
  {
    '@media': {
      [when.motionIsWelcome]: {
        selectors: {
          'html:not([data-device]) &': { position: 'relative', animation: 'none' },
        },
      },
    },
  },
]);

/** Fixed columns, so that nothing moves while the rest of the header loads. */
export const bar = style([
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      gap: vars.space.s,
      minHeight: `calc(${vars.size.header} - ${vars.stroke.hair})`,
    },
    tablet: { gridTemplateColumns: 'auto 1fr auto' },
  }),
  {
    // The buttons need the margin that the page keeps for the floating one.
    '@media': {
      [`${from('tablet')} and ${below('desktopWide')}`]: {
        selectors: {
          [`${root} > &`]: {
            // The page's margin grows with the text size. Here its growth is limited, because the letters need the
            // room.
            paddingInlineStart: `min(${vars.space.rail}, 10vw)`,
            paddingInlineEnd: vars.space.gutter,
          },
        },
      },
    },
  },
]);

export const menu = style(responsive({ base: { display: 'none' }, desktop: { display: 'block' } }));

export const menuList = style({ display: 'flex', flexWrap: 'wrap' });

export const access = style([
  row,
  responsive({
    base: {
      display: 'none',
      justifyContent: 'flex-end',
      gap: vars.space.xxs,
      fontSize: vars.text.small,
    },
    tablet: { display: 'flex' },
    laptop: { fontSize: vars.text.body },
  }),
]);

/** The bar of a menu that needs smaller letters to fit in one line. */
export const fullBar = style([bar]);

globalStyle(`${fullBar} > :is(${menu}, ${access})`, {
  '@media': { [`${from('desktop')} and ${below('wide')}`]: { fontSize: vars.text.small } },
});

/** The bar of a menu that would take two lines and therefore stays folded. */
export const foldedBar = style([bar]);

globalStyle(`${foldedBar} > ${menu}`, { display: 'none' });
globalStyle(`${foldedBar} > ${foldedMenu}`, {
  '@media': { [from('desktop')]: { display: 'block' } },
});

export const demo = style({});

// The buttons of the bar are less high than those of the page.
globalStyle(`:is(${access}, ${demo}) > a`, {
  minHeight: vars.size.touch,
  paddingInline: vars.space.s,
  '@media': { [below('desktopWide')]: { paddingInline: vars.space.xs } },
});

// The parts that stand directly on the night. The lists that open over it have a ground of their own.
globalStyle(
  `${byNight}:not([data-scrolled]) :is(${menu}, ${access}, ${foldedMenu} > summary, ${menuButton}, ${withoutScript}, ${bar} > a)`,
  {
    color: vars.color.onInk,
    vars: {
      [vars.color.accent]: vars.color.accentOnInk,
      [vars.color.accentStrong]: vars.color.onInk,
      [vars.color.onAccent]: vars.color.text,
      [vars.color.accentSoft]: vars.color.borderOnInk,
      [vars.color.focus]: vars.color.attention,
    },
  },
);
