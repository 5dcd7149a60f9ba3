import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#styles/breakpoints.ts';
import { ticked } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';
import { muted } from '#styles/typography.css.ts';

const roomShape = '12 / 11';
/** On a phone: a room and its words, which are never narrower than their longest one. */
const roomAndWords = 'minmax(0, 2fr) minmax(min-content, 3fr)';
const roof = '1.25rem';
const wall = '0.375rem';

/** A shop cut open: its rooms side by side under one roof, one for each type of audit; on a tablet in pairs. */
export const types = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.l,
      marginTop: vars.space.m,
    },
    phoneWide: { gridTemplateColumns: equalColumns(2), columnGap: vars.space.m },
    split: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: 0,
    },
  }),
);
/** A room and, under it or on a phone beside it, what is audited there. */
export const type = style(
  responsive({
    base: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
    },
    // The three rows of all types together, so that the lines of the checklists begin at one height.
    split: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  }),
);
/** Its wall, its ceiling, its floor. */
export const room = style(
  responsive({
    base: {
      position: 'relative',
      alignSelf: 'start',
      aspectRatio: roomShape,
      border: `${wall} solid ${vars.color.surfaceInk}`,
      borderTopWidth: roof,
      borderBottomWidth: vars.space.xs,
    },
    split: {
      selectors: {
        // Between two rooms there is one wall.
        [`${type}:not(:first-child) > &`]: { borderInlineStartWidth: 0 },
      },
    },
  }),
);
export const words = style(
  responsive({
    base: { marginTop: vars.space.s, lineHeight: vars.leading.table },
    split: { paddingInlineEnd: vars.space.m },
  }),
);
/** A line of a checklist that asks it. */
export const item = style([
  ticked,
  responsive({
    base: {
      marginTop: vars.space.xs,
      fontSize: vars.text.small,
      fontWeight: vars.font.strong,
      '::before': { borderColor: vars.color.positive },
    },
    split: { paddingInlineEnd: vars.space.m },
  }),
]);

// On a phone, beside its room, with its item under its words.
const onPhone = below('phoneWide');
globalStyle(`${type}:has(> ${room})`, {
  '@media': {
    [onPhone]: {
      gridTemplateColumns: roomAndWords,
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.s,
    },
  },
});
globalStyle(`${type} > ${room}`, { '@media': { [onPhone]: { gridRow: 'span 2' } } });
globalStyle(`${room} + *`, { '@media': { [onPhone]: { marginTop: 0 } } });

/** Under all types: what is decided in each of them. */
export const strip = style([muted, { marginTop: vars.space.l, fontSize: vars.text.lead }]);
