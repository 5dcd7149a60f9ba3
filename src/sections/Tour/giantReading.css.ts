import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { plainNumber } from '#styles/text.css.ts';

/** The size of «9 °C», which is as wide as a phone or as the first column of a wider page, and of what it led to. */
const largest = '20rem';
/** The first column's share of the page. */
const COLUMN = 0.37;
const readingIn = (room: string) => `min((${room}) / 1.7, ${largest})`;

/** Amber, because the temperature is too high. On paper amber would be too pale. */
export const giantReading = style(
  responsive(
    {
      base: {
        marginInlineStart: '-0.05em',
        color: vars.color.attention,
        fontSize: readingIn(`100vw - 2 * ${vars.space.gutter}`),
        fontWeight: vars.font.strong,
        lineHeight: 0.85,
        letterSpacing: '-0.03em',
        // The gap between number and unit, because a whole space would be as wide as a letter.
        wordSpacing: '-0.2em',
        whiteSpace: 'nowrap',
      },
      tablet: { fontSize: readingIn(`100vw - 2 * ${vars.space.rail}`) },
      laptop: { fontSize: readingIn(`(100vw - 2 * ${vars.space.rail}) * ${COLUMN}`) },
    },
    {
      [when.printing]: { color: vars.color.text },
      [when.coloursAreForced]: plainNumber,
    },
  ),
);
