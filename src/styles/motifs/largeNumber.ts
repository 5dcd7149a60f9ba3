import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';
import { plainNumber } from '#styles/typography.css.ts';

/** A number in a sentence that is much larger than its words, and amber. */
export const largeNumber = (fontSize: string) =>
  ({
    // Because the first digit has space at its left.
    marginInlineStart: '-0.045em',
    color: vars.color.attention,
    fontSize,
    lineHeight: '1',
    letterSpacing: vars.tracking.poster,
    '@media': {
      [when.printing]: { color: vars.color.text },
      [when.coloursAreForced]: plainNumber,
    },
  }) satisfies StyleRule;
