import { style } from '@vanilla-extract/css';
import { ticked } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { heading, smallLink, strongAccent } from '#styles/text.css.ts';

/** How many columns the cards of both rows fit: three of two columns, or two of three. */
const COLUMNS = 6;
const counter = 'step';
const pictureHeight = 'clamp(8.5rem, 6rem + 6vw, 11rem)';

/**
 * Steps as numbered cards, each with who does it and what comes of it: five in two rows of three and two, any other
 * number in rows of three.
 */
export const list = style(
  responsive({
    base: {
      display: 'grid',
      gap: vars.space.m,
      marginTop: vars.space.l,
      counterReset: counter,
    },
    phoneWide: { gridTemplateColumns: equalColumns(2) },
    laptop: { gridTemplateColumns: equalColumns(COLUMNS) },
  }),
);
export const item = style(
  responsive(
    {
      base: {
        position: 'relative',
        overflow: 'hidden',
        padding: vars.space.m,
        border: `${vars.stroke.hair} solid ${vars.color.border}`,
        borderRadius: vars.radius.card,
        counterIncrement: counter,
        // The number stands on the picture.
        '::before': {
          content: `counter(${counter})`,
          position: 'absolute',
          top: vars.space.s,
          insetInlineStart: vars.space.m,
          color: vars.color.attention,
          fontSize: vars.text.title,
          fontWeight: vars.font.strong,
          lineHeight: vars.leading.tight,
        },
      },
      phoneWide: { selectors: { '&:nth-child(odd):last-child': { gridColumn: '1 / -1' } } },
      laptop: {
        gridColumn: 'span 2',
        selectors: {
          '&:nth-child(4):nth-last-child(2), &:nth-child(5):last-child': { gridColumn: 'span 3' },
        },
      },
    },
    { [when.printing]: { breakInside: 'avoid' } },
  ),
);
/** From edge to edge of its card. */
export const picture = style({
  display: 'block',
  width: `calc(100% + 2 * ${vars.space.m})`,
  maxWidth: 'none',
  height: pictureHeight,
  margin: `calc(-1 * ${vars.space.m})`,
  marginBottom: vars.space.m,
  objectFit: 'contain',
  objectPosition: 'bottom right',
  background: vars.color.surfaceInkRaised,
});
export const title = style([heading, { lineHeight: vars.leading.snug }]);
/** Who does the step, above what the step is. */
export const who = style([
  strongAccent,
  { display: 'block', marginBottom: vars.space.hair, fontSize: vars.text.small },
]);
/** What comes of it, after a tick. */
export const outcome = style([
  ticked,
  {
    marginTop: vars.space.xs,
    color: vars.color.accentStrong,
    fontWeight: vars.font.strong,
  },
]);
/** Under what comes of it. */
export const clause = style([smallLink, { display: 'inline-block', marginTop: vars.space.xxs }]);
