import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { plainNumber } from '#styles/typography.css.ts';
import { gap } from './Tour.css.ts';

/** The size of «9 °C», which is as wide as a phone or as the first column of a wider page, and of what it led to. */
const largest = '20.75rem';
/** The first column, in `Tour.css.ts`: a third of the page without its two gaps. */
const column = `(100vw - 2 * ${vars.space.rail} - 2 * ${gap}) / 3`;
/** A reading of one digit is a little wider than its letters are high. */
const readingIn = (room: string, ratio: number) => `min((${room}) / ${ratio}, ${largest})`;

/** Amber, because the temperature is too high. On paper amber would be too pale. */
export const giantReading = style(
  responsive(
    {
      base: {
        marginInlineStart: '-0.05em',
        color: vars.color.attention,
        fontSize: readingIn(`100vw - 2 * ${vars.space.gutter}`, 1.7),
        fontWeight: vars.font.strong,
        lineHeight: 0.85,
        letterSpacing: '-0.03em',
        // The gap between number and unit, because a whole space would be as wide as a letter.
        wordSpacing: '-0.2em',
        whiteSpace: 'nowrap',
      },
      tablet: { fontSize: readingIn(`100vw - 2 * ${vars.space.rail}`, 2) },
      laptop: { fontSize: readingIn(column, 1.12) },
    },
    {
      [when.printing]: { color: vars.color.text },
      [when.coloursAreForced]: plainNumber,
    },
  ),
);
