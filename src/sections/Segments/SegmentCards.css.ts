import { keyframes, style } from '@vanilla-extract/css';
import { row, stretched } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { ink } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { muted, smallTitle, strong } from '#styles/typography.css.ts';
import { strokeStyle } from '#styles/motifs/strokeStyle.ts';

/**
 * The largest width of a card's shops beside its words, on a phone and on a tablet; their largest height there; and
 * their largest height over the words.
 */
const phoneScene = 'min(8.5rem, 36%)';
const tabletScene = 'min(13rem, 36%)';
const phoneHeight = '5.5rem';
const tabletHeight = '9rem';
/** On wide screens all drawings are equally wide: more shops stand closer together. */
const wideScene = 'min(23rem, 100%)';
/** The least width of a card beside others, which is more where text is larger. */
const cardWidth = '14.5rem';
/** At this width the titles of all cards take two lines. */
const titleWidth = '11rem';
/** At this width the texts of all cards take two lines. */
const textWidth = '17rem';
const arrowSize = '0.875rem';

/** One street at night under the header, from a single shop to a whole network. */
export const root = style([
  ink,
  responsive(
    {
      base: {
        overflowX: 'clip',
        marginTop: vars.size.header,
        paddingBlock: vars.space.m,
        backgroundImage: `linear-gradient(${vars.color.surfaceInk}, ${vars.color.surfaceInkRaised})`,
      },
    },
    { [when.printing]: { background: 'none' } },
  ),
]);
/** The question that the sizes of the cards answer. */
export const question = style([
  smallTitle,
  strong,
  {
    paddingTop: vars.space.xxs,
    lineHeight: vars.leading.snug,
    textWrap: 'balance',
    color: vars.color.attention,
    '@media': { [when.printing]: { color: vars.color.text } },
  },
]);
/**
 * At most three in a row. Each card is in its place before the next has arrived; with `auto-fit` the first card would
 * fill the row.
 */
export const cards = style(
  responsive({
    base: { display: 'grid' },
    split: {
      gridTemplateColumns: `repeat(auto-fill, minmax(max(min(${cardWidth}, 100%), 28%), 1fr))`,
      columnGap: vars.space.m,
      rowGap: vars.space.l,
      paddingBlock: `${vars.space.xs} ${vars.space.s}`,
    },
    laptop: { columnGap: vars.space.l },
    desktopWide: { columnGap: vars.space.xl },
  }),
);
/**
 * The words stand beside their shops; on wide screens they stand under the shops and under the line of the street.
 */
export const card = style(
  responsive({
    base: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${phoneScene}`,
      alignItems: 'center',
      columnGap: vars.space.s,
      paddingBlock: vars.space.xxs,
      selectors: {
        '& + &': { borderTop: `${vars.stroke.hair} solid ${vars.color.borderOnInk}` },
      },
    },
    phoneWide: { gridTemplateColumns: `minmax(0, 1fr) ${tabletScene}` },
    // All shops stand at the height of one street, and all titles, texts and buttons in rows of their own.
    split: {
      gridRow: 'span 4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      rowGap: 0,
      alignItems: 'normal',
      paddingBlock: 0,
      selectors: {
        '& + &': { borderTop: 0 },
      },
    },
  }),
);
/** The line along the street: under the shops of each card, and from edge to edge under all of them. */
export const street = style(
  responsive(
    {
      base: {
        position: 'relative',
        gridColumn: 2,
        gridRow: 1,
        // No wider than its shops.
        justifySelf: 'end',
        borderBottom: `${vars.size.line} solid ${vars.color.accentGlow}`,
      },
      split: {
        display: 'grid',
        alignItems: 'end',
        gridColumn: 1,
        justifySelf: 'stretch',
        borderBottom: 0,
        paddingBottom: vars.size.line,
        '::after': {
          content: '',
          position: 'absolute',
          insetInline: '-100vw',
          bottom: 0,
          borderBottom: `${vars.size.line} solid ${vars.color.accentGlow}`,
        },
      },
    },
    { [when.printing]: { display: 'none' } },
  ),
);
/** They grow up from the line, one after another. */
const grow = keyframes({ from: { scale: '1 0' } });
const afterOne = '140ms';
const growth = '560ms';
export const scene = style(
  responsive(
    {
      base: {
        display: 'block',
        width: 'auto',
        maxWidth: '100%',
        height: 'auto',
        maxHeight: phoneHeight,
        marginInlineStart: 'auto',
        transformOrigin: 'bottom',
      },
      phoneWide: { maxHeight: tabletHeight },
      split: {
        marginInlineStart: 0,
        width: '100%',
        maxWidth: wideScene,
        maxHeight: 'none',
      },
    },
    {
      [when.motionIsWelcome]: {
        animation: `${grow} ${growth} ${vars.motion.ease} backwards`,
        selectors: {
          [`${card}:nth-child(2) &`]: { animationDelay: afterOne },
          [`${card}:nth-child(n + 3) &`]: { animationDelay: `calc(2 * ${afterOne})` },
        },
      },
    },
  ),
);
export const words = style(
  responsive({
    base: { minWidth: 0 },
    split: {
      display: 'grid',
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      justifyItems: 'start',
      paddingTop: vars.space.m,
    },
  }),
);
export const title = style({ lineHeight: vars.leading.snug });
/** The number of branches: it is the visitor's answer, so it is larger than the title under it. */
export const size = style([
  strong,
  responsive(
    {
      base: {
        display: 'block',
        color: vars.color.attention,
        fontSize: vars.text.heading,
        letterSpacing: vars.tracking.tight,
      },
      split: { marginBottom: vars.space.xxs },
      laptop: { fontSize: vars.text.smallTitle },
      desktopWide: {
        fontSize: vars.text.lowTitle,
      },
    },
    { [when.printing]: { color: vars.color.textMuted } },
  ),
]);
export const link = style([
  stretched,
  strong,
  responsive({
    base: {
      display: 'inline-block',
      maxWidth: titleWidth,
      color: 'inherit',
      textWrap: 'balance',
      textDecoration: 'none',
      selectors: { [`${card}:is(:hover, :focus-within) &`]: { textDecoration: 'underline' } },
    },
    split: { maxWidth: 'none' },
    laptop: { fontSize: vars.text.lead },
    desktopWide: { fontSize: vars.text.heading, letterSpacing: vars.tracking.tight },
  }),
]);
export const text = style([
  muted,
  responsive({
    base: {
      paddingTop: vars.space.hair,
      fontSize: vars.text.small,
      lineHeight: vars.leading.table,
      textWrap: 'balance',
    },
    phoneWide: { fontSize: vars.text.body },
    split: {
      marginTop: vars.space.xxs,
      maxWidth: textWidth,
      paddingTop: 0,
      fontSize: vars.text.small,
    },
    desktopWide: { fontSize: vars.text.body },
  }),
]);
/** Where the card's link leads; it is drawn as a link or, on wide screens, as a button, and the whole card is one. */
export const choose = style([
  row,
  strong,
  responsive({
    base: {
      gap: vars.space.xxs,
      paddingTop: vars.space.hair,
      color: vars.color.accentOnInk,
      fontSize: vars.text.small,
      lineHeight: vars.leading.table,
    },
    split: {
      marginTop: vars.space.s,
      padding: `${vars.space.xs} ${vars.space.m}`,
      border: `${vars.stroke.thin} solid currentColor`,
      borderRadius: vars.radius.control,
      color: vars.color.onInk,
      fontSize: vars.text.body,
      lineHeight: vars.leading.snug,
      selectors: {
        [`${card}:is(:hover, :focus-within) &`]: {
          background: vars.color.onInk,
          color: vars.color.surfaceInk,
        },
      },
    },
  }),
]);
export const arrow = style({
  flex: 'none',
  width: arrowSize,
  height: arrowSize,
  ...strokeStyle,
  transition: `translate ${vars.motion.drawer} ${vars.motion.ease}`,
  selectors: {
    [`${card}:is(:hover, :focus-within) &`]: { translate: `0 ${vars.space.hair}` },
  },
});
