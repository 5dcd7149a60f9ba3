import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { ruled } from '#styles/layouts.css.ts';
import { muted, strong } from '#styles/text.css.ts';

const pictureWidth = '6rem';

/** What to have at hand in the meeting; it takes the room that the rest leaves. */
export const root = style([
  ruled,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: vars.space.xs,
    paddingTop: vars.space.s,
  },
]);
export const title = style([strong, { lineHeight: vars.leading.snug, textWrap: 'balance' }]);
export const things = style({ display: 'grid', alignContent: 'space-around', gap: vars.space.xs });
export const thing = style([
  muted,
  {
    display: 'grid',
    gridTemplateColumns: `${pictureWidth} minmax(0, 1fr)`,
    alignItems: 'center',
    columnGap: vars.space.s,
    fontSize: vars.text.small,
    lineHeight: vars.leading.table,
  },
]);
export const words = style({ gridColumn: 2 });
export const thingTitle = style([
  strong,
  {
    display: 'block',
    color: vars.color.text,
    fontSize: vars.text.body,
    lineHeight: vars.leading.snug,
  },
]);
export const picture = style({
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.control,
});
