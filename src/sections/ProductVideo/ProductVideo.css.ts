import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';

/** Beside the section's words the video begins as high as they do, so its own words stand under it. */
export const root = style({});
const beside = from('laptop');
globalStyle(`${root} > :first-child`, { '@media': { [beside]: { order: 1 } } });
// The video's frame and its link, between which the words are.
globalStyle(`${root} > :last-child`, { '@media': { [beside]: { display: 'contents' } } });
globalStyle(`${root} > :last-child > p`, {
  '@media': { [beside]: { order: 1, marginTop: 0 } },
});
