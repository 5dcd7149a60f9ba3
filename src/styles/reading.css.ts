import { keyframes, style } from '@vanilla-extract/css';
import * as timings from '#lib/timings.ts';
import { vars } from './contract.css.ts';
import { responsive, when } from './responsive.ts';
import { small, summary } from './text.css.ts';

/** What pages with a long text share: an article, the viewer, the terms. */

const fadeIn = keyframes({ from: { opacity: 0.35 } });

/** Spec section 9: articles fade in over 500 ms. From readable to full, so nothing waits for it. */
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

/** What it is about, under the title. */
export const lead = style([summary, { marginTop: vars.space.s }]);

/** Dates and the like, under that. */
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
/** About 75 characters, of the size that a text has on wide screens. */
const textWidth = '46rem';

/** The contents, and the text beside them where there is room. */
export const columns = style(
  responsive(
    {
      base: { display: 'grid', gap: vars.space.xl, paddingTop: vars.space.xl },
      laptop: {
        // The text ends where the page does, at a width that one reads well.
        gridTemplateColumns: `minmax(${asideWidth}, 1fr) minmax(0, ${textWidth})`,
        columnGap: vars.space.xxl,
        paddingTop: vars.space.xxl,
      },
    },
    // All of the paper's width is for the text.
    { [when.printing]: { display: 'block' } },
  ),
);
