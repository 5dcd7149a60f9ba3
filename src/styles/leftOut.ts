import { globalStyle } from '@vanilla-extract/css';
import { when } from './responsive.ts';

/**
 * Leaves elements out of the first layout, because with them it would be the page's longest task. Once the page has
 * loaded, `layOutInSteps.ts` lays out one after the other. `height` is a guess at the height of one.
 */
export const leftOut = (selector: string, height: string, screen: string = when.onScreen) => {
  globalStyle(`html[data-first-view] ${selector}:not([data-laid-out])`, {
    '@media': {
      [screen]: { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}` },
    },
  });
};
