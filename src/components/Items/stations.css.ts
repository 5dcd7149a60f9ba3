import { style } from '@vanilla-extract/css';
import { ticked } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { heading, smallLink, strongAccent } from '#styles/text.css.ts';

const { station, line } = vars.size;
const middle = `calc((${station} - ${line}) / 2)`;
/** The distance from a station to its words, which stand beside it on narrow screens. */
const gap = vars.space.s;

/** Steps on a line, each with who does it and what comes of it: down the left or, on wide screens, across. */
export const list = style(
  responsive({
    base: { display: 'grid', marginTop: vars.space.l },
    laptop: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr auto',
      marginTop: vars.space.xl,
    },
  }),
);
export const item = style(
  responsive(
    {
      base: {
        position: 'relative',
        display: 'grid',
        justifyItems: 'start',
        paddingInlineStart: `calc(${station} + ${gap})`,
        paddingBottom: vars.space.l,
        '::before': {
          content: '',
          position: 'absolute',
          insetInlineStart: 0,
          top: vars.space.hair,
          width: station,
          height: station,
          border: `${line} solid ${vars.color.accent}`,
          borderRadius: vars.radius.round,
        },
        selectors: {
          '&:not(:last-child)::after': {
            content: '',
            position: 'absolute',
            insetBlock: `calc(${vars.space.hair} + ${station}) calc(-1 * ${vars.space.hair})`,
            insetInlineStart: middle,
            width: line,
            background: vars.color.accent,
          },
          // The line has arrived here.
          '&:last-child::before': { background: vars.color.accent },
        },
      },
      tablet: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: vars.space.m },
      laptop: {
        gridRow: '1 / -1',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'subgrid',
        padding: `calc(${station} + ${gap}) ${vars.space.m} 0 0`,
        // After the last station the line goes on and fades.
        '::after': {
          content: '',
          position: 'absolute',
          insetBlock: `calc(${vars.space.hair} + ${middle}) auto`,
          insetInline: `${station} 0`,
          height: line,
          background: `linear-gradient(90deg, ${vars.color.accent}, transparent)`,
        },
        selectors: {
          '&:not(:last-child)::after': {
            insetBlock: `calc(${vars.space.hair} + ${middle}) auto`,
            insetInline: `${station} 0`,
            width: 'auto',
            height: line,
          },
        },
      },
    },
    {
      [when.printing]: { breakInside: 'avoid' },
      [when.coloursAreForced]: {
        selectors: {
          '&:not(:last-child)::after, &:last-child::before': { background: 'CanvasText' },
        },
      },
    },
  ),
);
export const title = style([
  heading,
  responsive({
    base: { lineHeight: vars.leading.snug },
    tablet: { gridRow: 'span 4' },
    laptop: { gridRow: 'auto', fontSize: vars.text.smallTitle },
  }),
]);
/** Who does the step, above what the step is. */
export const who = style([
  strongAccent,
  responsive({
    base: { display: 'block', marginBottom: vars.space.hair, fontSize: vars.text.small },
    laptop: { fontSize: vars.text.body },
  }),
]);
/** As large as five columns have room for. */
export const text = style(
  responsive({ base: {}, laptop: { fontSize: vars.text.reading, lineHeight: vars.leading.table } }),
);
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
export const clause = style([smallLink, { justifySelf: 'start', alignSelf: 'start' }]);
