import { style } from '@vanilla-extract/css';
import { phone } from '#styles/screens/device.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { containerQueries, when } from '#styles/responsive.ts';
import { strong, tiny } from '#styles/typography.css.ts';
import { bar as screenBar } from '#styles/screens/screen.css.ts';

/** A light surface, whatever ground the frame stands on. */
export const frame = style([
  paper,
  {
    containerType: 'inline-size',
    overflow: 'hidden',
    padding: 0,
    boxShadow: vars.shadow.raised,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    selectors: { [`${phone} &`]: { borderRadius: vars.radius.panel, boxShadow: 'none' } },
    '@media': {
      // On a phone it would be cut off where the next part begins.
      [from('split')]: { boxShadow: vars.shadow.floating },
      [when.printing]: { boxShadow: 'none' },
    },
  },
]);
/** In one as wide as the page all letters are larger. */
export const body = style({
  padding: vars.space.xs,
  '@container': {
    [containerQueries.marks]: { padding: vars.space.s },
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
    padding: vars.space.xs,
    '@container': {
      [containerQueries.marks]: { paddingInline: vars.space.s },
      [containerQueries.page]: { paddingInline: vars.space.m, fontSize: vars.text.body },
    },
  },
]);

export const title = style([strong, { flexGrow: 1 }]);
export const note = style([
  tiny,
  { '@container': { [containerQueries.page]: { fontSize: vars.text.small } } },
]);
