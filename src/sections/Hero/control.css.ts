import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { strong } from '#styles/text.css.ts';

/** Stops the story, lets it go on, shows it again. */
export const root = style([
  strong,
  responsive({
    base: {
      position: 'relative',
      gridArea: '5 / in / auto / out',
      placeSelf: 'center end',
      display: 'none',
      minHeight: vars.size.touch,
      margin: `${vars.space.xs} 0`,
      paddingInline: vars.space.s,
      border: `${vars.stroke.thin} solid ${vars.color.borderControl}`,
      borderRadius: vars.radius.round,
      background: vars.color.surfaceInk,
      fontSize: vars.text.small,
      cursor: 'pointer',
      ':hover': { background: vars.color.surfaceInkRaised },
      selectors: { '[data-story="waiting"] &': { visibility: 'hidden' } },
    },
    // Below the line.
    tablet: { alignSelf: 'end', marginBlock: `0 ${vars.space.xxs}` },
  }),
  {
    '@media': {
      [when.motionIsWelcome]: { selectors: { 'html[data-device] &': { display: 'block' } } },
      [when.printing]: { visibility: 'hidden' },
    },
  },
]);
const label = (state: string) =>
  style({ selectors: { [`[data-story]:not([data-story="${state}"]) &`]: { display: 'none' } } });
export const whilePlaying = label('playing');
export const whilePaused = label('paused');
export const atEnd = label('ended');
