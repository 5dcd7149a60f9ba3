import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { containerQueries, when } from '#styles/responsive.ts';
import { strong, tiny } from '#styles/text.css.ts';
import { bar as screenBar } from './screen.css.ts';

const phoneWidth = '22rem';
const deviceRadius = '2rem';

/** The frame of a telephone or a tablet around a screen. */
export const device = style({
  width: '100%',
  marginInline: 'auto',
  padding: vars.space.xxs,
  borderRadius: deviceRadius,
  background: vars.color.surfaceInk,
  boxShadow: vars.shadow.floating,
  '::before': {
    content: '',
    display: 'block',
    width: '28%',
    height: vars.space.nudge,
    margin: `${vars.space.nudge} auto ${vars.space.xxs}`,
    borderRadius: vars.radius.round,
    background: vars.color.surfaceInkRaised,
  },
  '@media': {
    [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    [when.printing]: { boxShadow: 'none' },
  },
});
export const phone = style([device, { maxWidth: phoneWidth }]);

/** A light surface, whatever ground the frame stands on. */
export const frame = style([
  paper,
  {
    containerType: 'inline-size',
    overflow: 'hidden',
    padding: 0,
    boxShadow: vars.shadow.floating,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    selectors: { [`${phone} &`]: { borderRadius: vars.radius.panel, boxShadow: 'none' } },
    '@media': { [when.printing]: { boxShadow: 'none' } },
  },
]);
/** In one as wide as the page all letters are larger. */
export const body = style({
  padding: vars.space.s,
  '@container': {
    [containerQueries.page]: { padding: vars.space.m, fontSize: vars.text.body },
  },
});

export const bar = style([
  screenBar,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: vars.space.s,
    padding: `${vars.space.xs} ${vars.space.s}`,
    '@container': {
      [containerQueries.page]: { paddingInline: vars.space.m, fontSize: vars.text.body },
    },
  },
]);

export const title = style([strong, { flexGrow: 1 }]);
export const note = style([
  tiny,
  { '@container': { [containerQueries.page]: { fontSize: vars.text.small } } },
]);
