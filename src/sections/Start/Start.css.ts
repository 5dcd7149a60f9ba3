import { style } from '@vanilla-extract/css';
import { lineToNext, ring, ticked } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { heading, intro, smallLink, strongAccent } from '#styles/typography.css.ts';

const counter = 'step';
/** On a phone no higher than the title beside it, so that the text begins under both. */
const phonePicture = '5.5rem';
const pictureWidth = 'clamp(7rem, 24vw, 9rem)';
const line = vars.size.bannerLine;
/** From the foot of a ring to the line through its middle. */
const underLine = `calc(${vars.size.control} / 2 - ${line} / 2)`;

export const lead = style([intro, { textWrap: 'balance' }]);
/**
 * Numbered stations on one line, each under its picture, with who does the step and what comes of it. The line goes
 * down a phone, and along a wide screen.
 */
export const list = style(
  responsive({
    base: { display: 'grid', marginTop: vars.space.l, counterReset: counter },
    laptop: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: vars.space.m,
    },
  }),
);
export const item = style(
  responsive(
    {
      base: {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: vars.space.s,
        paddingBottom: vars.space.l,
        counterIncrement: counter,
        '::before': {
          ...ring,
          content: `counter(${counter})`,
          position: 'relative',
          zIndex: 1,
          gridArea: '1 / 1',
          background: vars.color.accent,
          color: vars.color.onAccent,
          fontSize: vars.text.heading,
          fontWeight: vars.font.strong,
        },
        selectors: {
          '&:not(:last-child)::after': {
            ...lineToNext.down,
            width: line,
            marginInlineStart: `calc(${vars.size.line} / 2 - ${line} / 2)`,
            background: vars.color.accent,
          },
        },
      },
      phoneWide: { gridTemplateColumns: `auto auto minmax(0, 1fr)` },
      laptop: {
        // What comes of the steps stands at one height.
        gridRow: 'span 5',
        gridTemplate: 'subgrid / auto minmax(0, 1fr)',
        columnGap: vars.space.xxs,
        paddingBottom: 0,
        '::before': { alignSelf: 'end' },
        selectors: {
          '&::after, &:not(:last-child)::after': {
            content: '',
            position: 'static',
            gridArea: '1 / 1 / 2 / -1',
            alignSelf: 'end',
            width: 'auto',
            height: line,
            margin: `0 calc(-1 * ${vars.space.m}) ${underLine} 0`,
            background: vars.color.accent,
          },
          '&:last-child::after': { marginInlineEnd: 0 },
        },
      },
    },
    {
      [when.coloursAreForced]: {
        '::before': { border: `${vars.stroke.thin} solid CanvasText` },
        selectors: { '&&::after': { background: 'CanvasText' } },
      },
      [when.printing]: {
        breakInside: 'avoid',
        '::before': {
          border: `${vars.stroke.thin} solid`,
          background: vars.color.surface,
          color: vars.color.text,
        },
      },
    },
  ),
);
/** At the end of the title, between the ring and the words, or on the line of a wide screen. */
export const picture = style(
  responsive({
    // Its own piece of ground, where it does not stand on the line.
    base: {
      gridArea: '1 / 3',
      width: phonePicture,
      height: 'auto',
      borderBottom: `${line} solid ${vars.color.accent}`,
    },
    phoneWide: { gridArea: '1 / 2 / span 4 / auto', width: pictureWidth },
    laptop: {
      gridArea: '1 / 1 / auto / -1',
      width: '100%',
      borderBottom: 0,
      marginBottom: `calc(${underLine} + ${line})`,
    },
  }),
);
const text = style(
  responsive({
    base: { gridColumn: '2 / -1' },
    phoneWide: { gridColumn: 3 },
    laptop: { gridColumn: '1 / -1' },
  }),
);
export { text };
export const title = style([
  heading,
  responsive({
    base: { gridArea: '1 / 2', alignSelf: 'center', lineHeight: vars.leading.snug },
    phoneWide: { gridArea: '1 / 3' },
    laptop: { gridArea: '2 / 1 / auto / -1', marginTop: vars.space.xs },
  }),
]);
/** Who does the step, above what the step is. */
export const who = style([
  strongAccent,
  { display: 'block', marginBottom: vars.space.hair, fontSize: vars.text.small },
]);
/** What comes of it, after a tick. */
export const outcome = style([
  ticked,
  text,
  {
    marginTop: vars.space.xs,
    color: vars.color.accentStrong,
    fontWeight: vars.font.strong,
  },
]);
/** Under what comes of it. */
export const clause = style([smallLink, text, { justifySelf: 'start', marginTop: vars.space.xxs }]);
