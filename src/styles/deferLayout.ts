import { globalStyle } from '@vanilla-extract/css';
import { when } from './responsive.ts';

/**
 * Leaves elements out of a page's first layout, which they would make its longest task. Once the page has loaded,
 * `layOutInSteps.ts` lays them out one by one. Until then each counts as `height`, a guess: `content-visibility: auto`
 * alone would leave links within the page and the scrollbar wrong for good.
 */
export const deferLayout = (selector: string, height: string, screen: string = when.onScreen) => {
  globalStyle(`html[data-first-view] ${selector}:not([data-laid-out])`, {
    '@media': {
      [screen]: { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}` },
    },
  });
};
