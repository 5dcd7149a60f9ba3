import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, when } from '#styles/responsive.ts';

/** The buttons work on a screen, in browsers with `:has`; elsewhere both photos stand side by side. */
const whereChosen = (rule: object) => ({
  '@media': { screen: { '@supports': { 'selector(:has(*))': rule } } },
});

export const root = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const choice = style([
  { display: 'none' },
  whereChosen({
    display: 'inline-flex',
    gap: vars.space.hair,
    marginBottom: vars.space.xs,
    padding: vars.space.hair,
    borderRadius: vars.radius.round,
    background: vars.color.accentSoft,
  }),
]);
export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.size.touch,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.round,
  color: vars.color.accentStrong,
  fontSize: vars.text.small,
  fontWeight: vars.font.strong,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: vars.color.accent, color: vars.color.onAccent },
    '&:has(:focus-visible)': {
      outline: `${vars.stroke.ring} solid ${vars.color.focus}`,
      outlineOffset: vars.stroke.ring,
    },
  },
  '@media': {
    [when.coloursAreForced]: {
      selectors: {
        '&:has(:checked)': { background: 'Highlight', color: 'HighlightText' },
      },
      forcedColorAdjust: 'none',
      color: 'CanvasText',
    },
  },
});
/** Over the whole of its label. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const photos = style([
  { display: 'grid', gridTemplateColumns: equalColumns(2), gap: vars.space.xs },
  whereChosen({ gridTemplateColumns: 'minmax(0, 1fr)' }),
]);
const isAfter = ':has(label:last-child :checked)';
globalStyle(
  `${root}:not(${isAfter}) ${photos} > :last-child, ${root}${isAfter} ${photos} > :first-child`,
  whereChosen({ display: 'none' }),
);
