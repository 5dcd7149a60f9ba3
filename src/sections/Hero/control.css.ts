import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';

const mark = '0.75rem';
const bar = '0.25rem';

/** Pauses, resumes and replays the animation. It looks modest, so that it does not compete with the demo button. */
export const root = style([
  responsive({
    base: {
      position: 'relative',
      gridArea: 'control / in / auto / out',
      placeSelf: 'center end',
      display: 'none',
      minHeight: vars.size.touch,
      alignItems: 'center',
      gap: vars.space.xs,
      margin: 0,
      border: 0,
      background: 'none',
      color: vars.color.onInkMuted,
      fontSize: vars.text.small,
      cursor: 'pointer',
      ':hover': { color: vars.color.onInk, textDecoration: 'underline' },
      // Two bars, while something moves.
      '::before': {
        content: '',
        width: mark,
        height: mark,
        border: '0 solid',
        borderInlineWidth: bar,
      },
      selectors: {
        '[data-animation="waiting"] &': { visibility: 'hidden' },
        '[data-animation]:not([data-animation="playing"]) &::before': { display: 'none' },
      },
    },
    // Below the line.
    tablet: { alignSelf: 'end', marginBlock: `0 ${vars.space.xxs}` },
  }),
  {
    '@media': {
      [when.motionIsWelcome]: { selectors: { 'html[data-device] &': { display: 'flex' } } },
      [when.coloursAreForced]: {
        paddingInline: vars.space.s,
        border: `${vars.stroke.hair} solid ButtonText`,
      },
      [when.printing]: { visibility: 'hidden' },
    },
  },
]);
const label = (state: string) =>
  style({
    selectors: { [`[data-animation]:not([data-animation="${state}"]) &`]: { display: 'none' } },
  });
export const whilePlaying = label('playing');
export const whilePaused = label('paused');
export const atEnd = label('ended');
