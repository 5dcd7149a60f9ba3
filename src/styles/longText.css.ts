// What pages with a long text share: an article, the viewer, the terms.
import { keyframes, style } from '@vanilla-extract/css';
import * as timings from '#lib/timings.ts';
import { vars } from './contract.css.ts';
import { responsive, when } from './responsive.ts';
import { small, summary } from './typography.css.ts';

const fadeIn = keyframes({ from: { opacity: 0.35 } });

/**
 * Spec section 9: articles fade in over 500 ms. The text is readable from the start of the fade, so nobody waits for
 * it.
 */
export const article = style({
  '@media': {
    [when.motionIsWelcome]: { animation: `${fadeIn} ${timings.articleFade}ms ease-out` },
  },
});

export const title = style({
  fontSize: vars.text.headline,
  lineHeight: '1.15',
  letterSpacing: vars.tracking.tight,
});

/** What the text is about, under the title. */
export const lead = style([summary, { marginTop: vars.space.s, textWrap: 'balance' }]);

/** Dates and the like, under that line. */
export const meta = style([
  small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.hair} ${vars.space.m}`,
    marginTop: vars.space.s,
    // A row of its own, so that no part changes its row when the typeface loads.
    selectors: { '& + &': { marginTop: vars.space.hair } },
  },
]);

const asideWidth = '15rem';
/** About 75 characters, in the text size of wide screens. */
const textWidth = '46rem';

/** The contents, and the text beside them where there is room. */
export const columns = style(
  responsive(
    {
      base: { display: 'grid', gap: vars.space.xl, paddingTop: vars.space.xl },
      split: {
        // The text ends at the edge of the page, and its lines are not too long to read.
        gridTemplateColumns: `minmax(${asideWidth}, 1fr) minmax(0, ${textWidth})`,
      },
      laptop: { columnGap: vars.space.xxl, paddingTop: vars.space.xxl },
    },
    // On paper the text takes the full width.
    { [when.printing]: { display: 'block' } },
  ),
);
