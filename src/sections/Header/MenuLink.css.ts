import { style } from '@vanilla-extract/css';
import { touchable } from '#styles/layouts.css.ts';
import { button } from '#styles/buttons.css.ts';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

const current = { color: vars.color.accentStrong, fontWeight: vars.font.strong };

/**
 * The space beside an entry. It can shrink, because a menu that just fits would take a second line in the fallback
 * font.
 */
const growing = '3vw - 1.75rem';
const beside = `clamp(${vars.space.xxs}, ${growing}, ${vars.space.xs})`;

const barLink = style([
  touchable,
  {
    paddingInline: beside,
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    backgroundImage: `linear-gradient(${vars.color.accent}, ${vars.color.accent})`,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: `${beside} calc(100% - ${vars.space.nudge})`,
    backgroundSize: `0 ${vars.size.line}`,
    transition: `background-size ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick}`,
    ':hover': {
      color: vars.color.accentStrong,
      backgroundSize: `calc(100% - 2 * ${beside}) ${vars.size.line}`,
    },
    selectors: {
      '&[aria-current]': {
        ...current,
        backgroundSize: `calc(100% - 2 * ${beside}) ${vars.size.line}`,
      },
    },
    '@media': {
      [when.coloursAreForced]: {
        selectors: { '&[aria-current]': { textDecoration: 'underline' } },
      },
    },
  },
]);

/** How the entries of the bar are drawn, by their `variant`. */
export const variants = { link: barLink, outline: button.outline, solid: button.solid };

/** A list of entries, each with its icon. */
export const list = style({ display: 'grid', gap: vars.space.hair });

export const listLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.control,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  ':hover': { background: vars.color.surfaceTint },
  selectors: {
    '&[aria-current]': {
      ...current,
      background: vars.color.accentSoft,
    },
  },
  '@media': {
    [when.coloursAreForced]: {
      selectors: { '&[aria-current]': { outline: `${vars.stroke.thin} solid Highlight` } },
    },
  },
});

/** Links to the app; a device shows only its own. */
export const onAndroid = style({
  selectors: { 'html:not([data-device="android"]) &': { display: 'none' } },
});
export const onIos = style({
  selectors: { 'html:not([data-device="ios"]) &': { display: 'none' } },
});
export const onComputer = style({
  selectors: { 'html:is([data-device="android"], [data-device="ios"]) &': { display: 'none' } },
});
