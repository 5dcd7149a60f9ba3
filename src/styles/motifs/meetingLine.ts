import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

const { station, line } = vars.size;

/** A piece of the line of the meeting, from its first minute on. */
export const lineDown = {
  content: '',
  position: 'absolute',
  insetInlineStart: `calc((${station} - ${line}) / 2)`,
  width: line,
  background: vars.color.attention,
} as const;
/** On paper, where pages break, there are only the stations. */
export const lineElsewhere = {
  [when.printing]: { '::before': { display: 'none' } },
  [when.coloursAreForced]: {
    '::before': { background: 'CanvasText' },
    '::after': { background: 'CanvasText' },
  },
} as const;

/** Where words beside the line begin. */
export const afterLine = `calc(${station} + ${vars.space.s})`;
