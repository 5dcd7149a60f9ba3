import { style } from '@vanilla-extract/css';
import { ticked } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { muted } from '#styles/text.css.ts';

const roomShape = '12 / 11';
/** The least width of a room. */
const roomWidth = '9rem';
const roof = '1.25rem';
const wall = '0.375rem';
const numberSize = '2.25rem';
const COUNTER = 'tipo';

/** A shop cut open: its rooms side by side under one roof, one for each type of audit; on a tablet or a phone in pairs. */
export const types = style(
  responsive({
    base: {
      display: 'grid',
      // In very large text one by one.
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${roomWidth}), 1fr))`,
      gap: `${vars.space.l} ${vars.space.s}`,
      marginTop: vars.space.m,
      counterReset: COUNTER,
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
/** A room and, under it, what is audited there. */
export const type = style(
  responsive({
    base: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      counterIncrement: COUNTER,
    },
    // The three rows of all types together, so that the lines of the checklists begin at one height.
    split: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  }),
);
/** Its wall, its ceiling with the type's number, its floor. */
export const room = style(
  responsive(
    {
      base: {
        position: 'relative',
        aspectRatio: roomShape,
        border: `${wall} solid ${vars.color.surfaceInk}`,
        borderTopWidth: roof,
        borderBottomWidth: vars.space.xs,
        '::before': {
          content: `counter(${COUNTER})`,
          position: 'absolute',
          zIndex: 1,
          // In the middle of the ceiling.
          top: `calc((${roof} + ${numberSize}) / -2)`,
          insetInlineStart: vars.space.xs,
          display: 'grid',
          placeItems: 'center',
          width: numberSize,
          height: numberSize,
          borderRadius: vars.radius.round,
          background: vars.color.accent,
          color: vars.color.onAccent,
          fontWeight: vars.font.strong,
        },
      },
      split: {
        selectors: {
          // Between two rooms there is one wall.
          [`${type}:not(:first-child) > &`]: { borderInlineStartWidth: 0 },
        },
      },
    },
    {
      [when.coloursAreForced]: { '::before': { border: `${vars.stroke.hair} solid CanvasText` } },
      [when.printing]: { '::before': { color: 'inherit' } },
    },
  ),
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

/** Under all types: what is decided in each of them. */
export const strip = style([muted, { marginTop: vars.space.l, fontSize: vars.text.lead }]);
