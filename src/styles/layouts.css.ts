// Layouts of parts: in a row, in a column, in a frame.
import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { equalColumns, responsive } from './responsive.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
});

/** One column on a narrow screen; from `split` on two columns of these widths. */
const columnsOf = (
  gridTemplateColumns: string,
  alignItems: 'normal' | 'center' | 'end' = 'normal',
  gap: string = vars.space.l,
  columnGap: string = vars.space.xxl,
) =>
  style(
    responsive({
      base: { display: 'grid', gap },
      split: { gridTemplateColumns, columnGap, alignItems },
    }),
  );
const even = equalColumns(2);

/** The layouts of text beside something else. */
export const columns = {
  even: columnsOf(even),
  // Its second column begins where the third of four does.
  footed: columnsOf(even, 'end', vars.space.s, vars.space.l),
  media: columnsOf('minmax(0, 2fr) minmax(0, 3fr)', 'center'),
} as const;

/** A text after a tick. */
export const ticked = style({
  display: 'flex',
  gap: vars.space.xs,
  lineHeight: vars.leading.snug,
  '::before': {
    content: '',
    flex: 'none',
    width: vars.space.nudge,
    height: vars.size.mark,
    marginInlineStart: vars.space.hair,
    border: 'solid currentColor',
    borderWidth: `0 ${vars.stroke.thin} ${vars.stroke.thin} 0`,
    rotate: '45deg',
  },
});

/** A frame around one item. */
export const card = style({
  padding: vars.space.m,
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
});

/** The main card of a page, with its form or calendar. */
export const raised = style([
  card,
  { borderRadius: vars.radius.panel, boxShadow: vars.shadow.raised },
]);

/** A tinted panel on the light background. */
export const tinted = style({
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceTint,
});

/** A line above, to separate items. */
export const ruled = style({ borderTop: `${vars.stroke.hair} solid ${vars.color.border}` });

/** A picture as large as its frame. */
export const fill = style({ width: '100%', height: '100%', objectFit: 'cover' });

/** A link over the whole of its card, which is `position: relative`. */
export const stretched = style({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
});

/** A checkbox large enough to tap. */
export const checkbox = style({
  width: vars.size.checkbox,
  height: vars.size.checkbox,
  margin: 0,
  accentColor: vars.color.accent,
});

/** A link large enough to tap. */
export const touchable = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
});

/** The brand's mark beside its name. */
export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs });
globalStyle(`${logo} > svg`, { flex: 'none' });

/** A ring as wide as a button is high, around an icon or a number. */
export const ring = {
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.round,
} as const;
/** Where a line meets a ring. */
const ringMiddle = `calc(${vars.size.control} / 2 - ${vars.size.line} / 2)`;
/** The line from one ring to the next, in the colour that is added: down a phone, along a wide screen. */
export const lineToNext = {
  down: {
    content: '',
    position: 'absolute',
    insetBlock: `${vars.size.control} 0`,
    insetInlineStart: ringMiddle,
    width: vars.size.line,
  },
  along: {
    insetBlock: `${ringMiddle} auto`,
    insetInlineStart: vars.size.control,
    width: `calc(100% - ${vars.size.control})`,
    height: vars.size.line,
  },
} as const;
