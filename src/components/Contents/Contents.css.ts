import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';

export const root = style(
  responsive(
    {
      base: {
        fontSize: vars.text.small,
      },
      split: {
        position: 'sticky',
        top: `calc(${vars.size.header} + ${vars.space.m})`,
        maxHeight: `calc(100dvh - ${vars.size.header} - 2 * ${vars.space.m})`,
        overflowY: 'auto',
        padding: 0,
        borderRadius: 0,
        background: 'transparent',
      },
    },
    { [when.printing]: { display: 'none' } },
  ),
);

export const title = style({ fontSize: vars.text.body });

export const list = style({ display: 'grid', marginTop: vars.space.xs });

/** A chapter is a station on a line; behind the reader, the line has its own colour. */
export const chapter = style({ position: 'relative' });
const isBehind = `${chapter}:has(~ * > [aria-current]) > &`;
const stationTop = `${vars.space.nudge} + (${vars.leading.snug} * 1em - ${vars.size.station}) / 2`;

export const link = style({
  display: 'block',
  paddingBlock: vars.space.nudge,
  paddingInlineStart: vars.space.l,
  color: vars.color.textMuted,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    top: `calc(${stationTop})`,
    insetInlineStart: 0,
    width: vars.size.station,
    height: vars.size.station,
    border: `${vars.size.line} solid ${vars.color.accentSoft}`,
    borderRadius: vars.radius.round,
    background: vars.color.surface,
  },
  // The line to the next station.
  '::after': {
    position: 'absolute',
    top: `calc(${stationTop})`,
    insetInlineStart: `calc((${vars.size.station} - ${vars.size.line}) / 2)`,
    height: '100%',
    borderInlineStart: `${vars.size.line} solid ${vars.color.accentSoft}`,
  },
  ':hover': { color: vars.color.accentStrong, textDecoration: 'underline' },
  selectors: {
    [`${chapter}:not(:last-child) > &::after`]: { content: '' },
    '&[aria-current]': { color: vars.color.accentStrong, fontWeight: vars.font.strong },
    [`${isBehind}::before, ${isBehind}::after, &[aria-current]::before`]: {
      borderColor: vars.color.accent,
    },
    '&[aria-current]::before': { background: vars.color.attention },
  },
});
