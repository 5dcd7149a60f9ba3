import { globalStyle, style } from '@vanilla-extract/css';
import {
  root as photoFrame,
  view as photoView,
} from '#components/EvidencePhoto/EvidencePhoto.css.ts';
import * as miniature from '#components/screens/miniature.css.ts';
import { bar as screenBar, chip, spread, strong, tiny } from '#components/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { containerQueries, equalColumns, when } from '#styles/responsive.ts';
import { muted } from '#styles/text.css.ts';

const badgeSize = '1.25rem';
const markSize = '0.875rem';

/** The days of a week, a mark for each. */
export const days = style({ display: 'flex', gap: vars.space.hair });

/** A style, and how it differs where there is room for words. */
const sized = (narrow: object, wide: object) =>
  style({ ...narrow, '@container': { [containerQueries.words]: wide } });

export const measured = style({ containerType: 'inline-size', minWidth: 0 });
export const root = style([
  miniature.root,
  {
    gridTemplateRows: '1fr auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: '100%',
    borderRadius: vars.radius.control,
  },
  sized({}, { gridTemplateRows: 'auto 1fr auto' }),
]);
const inset = `${vars.space.xxs} ${vars.space.s}`;
export const bar = style([
  screenBar,
  sized(
    { display: 'none' },
    {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.xs,
      minHeight: vars.size.control,
      padding: inset,
    },
  ),
]);
export const foot = style([
  spread,
  sized(
    {
      gap: `${vars.space.hair} ${vars.space.xxs}`,
      padding: `0 ${vars.space.xxs} ${vars.space.xxs}`,
    },
    {
      minHeight: vars.size.control,
      padding: inset,
      borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
    },
  ),
]);
export const body = sized(
  { display: 'grid', alignContent: 'center', padding: vars.space.xxs },
  { padding: vars.space.s },
);
export const label = style([muted, sized({ display: 'none' }, { display: 'block' })]);

export const items = sized({ display: 'grid', gap: vars.space.nudge }, { gap: vars.space.xs });
export const item = sized(
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.nudge,
    fontSize: vars.text.tiny,
  },
  { gridTemplateColumns: 'auto minmax(0, 1fr) auto', fontSize: vars.text.small },
);
globalStyle(`:is(${item}, ${days}) > svg`, { width: markSize, height: markSize });

/** The page of the manual that an item comes from. */
export const origin = style([tiny, sized({ display: 'none' }, { display: 'block' })]);
/** What was answered, where there is room for it. */
export const answer = style([chip.ok, sized({ display: 'none' }, { display: 'block' })]);
export const proof = sized({ display: 'none' }, { display: 'block' });

/** All branches, in as many columns as a week has days; narrow ones are a map without numbers. */
export const tiles = sized(
  { display: 'grid', gridTemplateColumns: equalColumns(7), gap: vars.stroke.ring },
  { gap: vars.space.nudge },
);
const anyTile = sized(
  {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: vars.stroke.ring,
    fontSize: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  { borderRadius: vars.radius.control, fontSize: vars.text.small },
);
export const tile = style([
  anyTile,
  {
    background: vars.color.accentSoft,
    color: vars.color.accentStrong,
    '@media': {
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    },
  },
]);
export const lowTile = style([
  anyTile,
  {
    background: vars.color.deviation,
    color: vars.color.onAccent,
    fontWeight: vars.font.strong,
    forcedColorAdjust: 'none',
  },
]);

/** A branch where nobody goes. */
export const unvisitedTile = style([
  anyTile,
  { border: `${vars.stroke.thin} dashed ${vars.color.borderControl}` },
]);
/** Which one they are: each on lines of its own. */
const fact = { display: 'grid', flexBasis: '100%', alignItems: 'center' };
export const low = style([
  strong,
  { ...fact, gridTemplateColumns: '1fr auto', lineHeight: vars.leading.tight },
]);
export const unvisited = sized(fact, { gridTemplateColumns: '1fr auto' });
/** Under the photos that it is said of. */
export const verdict = style([chip.off, { marginInlineStart: 'auto' }]);

/** In a narrow place there is no room for the third photo: what is met, and what is not. */
export const photos = sized(
  { display: 'grid', gridTemplateColumns: equalColumns(2), gap: vars.space.hair },
  {
    gridAutoFlow: 'column',
    gridTemplateColumns: 'none',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space.xxs,
  },
);
export const photo = sized(
  { minWidth: 0, selectors: { '&:nth-child(n + 3)': { display: 'none' } } },
  { selectors: { '&:nth-child(n + 3)': { display: 'block' } } },
);
globalStyle(`${photo} ${photoFrame.thumbnail}`, { width: '100%' });
/** As high as the other cards' screens. */
globalStyle(`${photo} ${photoView}`, { aspectRatio: '1' });
globalStyle(`${photo} ${photoFrame.thumbnail} svg`, {
  '@container': { [containerQueries.words]: { width: badgeSize, height: badgeSize } },
});
export const branch = style([
  tiny,
  { display: 'block', marginTop: vars.space.nudge, textAlign: 'center' },
]);
