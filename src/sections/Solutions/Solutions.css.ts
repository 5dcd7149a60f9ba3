import { globalStyle, style } from '@vanilla-extract/css';
import { whereverScrolled } from '#styles/responsive.ts';
import { BAND_TIMELINE } from './areaLine.css.ts';
import { MAX_AREAS } from './maxAreas.ts';

/** For each area, the name of the timeline of its way through the screen. */
export const timelines = Array.from(
  { length: MAX_AREAS },
  (_, index) => `${BAND_TIMELINE}-${index + 1}`,
);

/** The common ancestor of the index and the bands, so that the index can use the bands' timelines. */
export const tour = style(whereverScrolled({ timelineScope: timelines.join(', ') }));
for (const [index, timeline] of timelines.entries()) {
  globalStyle(
    `${tour} > ol > :nth-child(${index + 1})`,
    whereverScrolled({ viewTimelineName: `${BAND_TIMELINE}, ${timeline}` }),
  );
}
