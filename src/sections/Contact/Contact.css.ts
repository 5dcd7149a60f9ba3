import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { stack } from '#styles/layouts.css.ts';
import { onInk } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { sky } from '#styles/tokens.ts';

/** A part of the foot of the section, where it dawns. */
const share = (part: number) => `calc(${part} * ${vars.size.morning})`;
const sunSize = 0.5;
const dot = '0.3125rem';
const { accent, accentGlow, accentStrong, attention, surface, surfaceInk } = vars.color;

export const root = style({
  ...onInk,
  position: 'relative',
  overflow: 'clip',
  paddingTop: vars.size.header,
  background: `linear-gradient(to top, ${[
    sky.day.morning,
    `${sky.horizon} ${share(0.35)}`,
    `${accentGlow} ${share(0.62)}`,
    `${accent} ${share(0.82)}`,
    `${accentStrong} ${share(1)}`,
    `${sky.night.dusk} ${share(1.6)}`,
    `${sky.night.late} ${share(2.6)}`,
    sky.night.midnight,
  ].join(', ')}) ${surfaceInk}`,
  '@media': { [when.printing]: { background: 'none' } },
});

/** The text and, beside it or on a phone between its two parts, the calendar. */
export const grid = style(
  responsive({
    base: {
      position: 'relative',
      zIndex: 1,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space.m,
      paddingTop: vars.space.xs,
    },
    split: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.xl,
      rowGap: vars.space.l,
      paddingBlock: `${vars.space.m} ${vars.space.xl}`,
    },
    desktop: { columnGap: vars.space.xxl },
  }),
);
export const head = style(responsive({ base: {}, split: { paddingTop: vars.space.s } }));
export const booking = style([
  stack,
  responsive({ base: { alignContent: 'start' }, split: { gridArea: '1 / 2 / 3 / 3' } }),
]);

/** In one line, with a point between two. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.m}`,
  marginTop: vars.space.s,
  overflow: 'clip',
});
export const fact = style({
  color: vars.color.onInk,
  position: 'relative',
  fontSize: vars.text.small,
  fontWeight: vars.font.strong,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineEnd: `calc(100% + (${vars.space.m} - ${dot}) / 2)`,
    top: `calc(50% - ${dot} / 2)`,
    width: dot,
    height: dot,
    borderRadius: vars.radius.round,
    background: attention,
  },
});

/** From edge to edge, under the text; from tablets on the calendar stands over it. */
export const dawn = style(
  responsive(
    {
      base: { position: 'relative', height: vars.size.morning, pointerEvents: 'none' },
      split: { position: 'absolute', insetInline: 0, bottom: 0 },
    },
    { [when.printing]: { display: 'none' } },
  ),
);
const disc = { content: '', position: 'absolute', borderRadius: vars.radius.round } as const;
export const sun = style(
  responsive({
    base: {
      position: 'absolute',
      insetInlineStart: '50%',
      bottom: '24%',
      height: share(sunSize),
      aspectRatio: '1',
      translate: '-50% 0',
      '::before': {
        ...disc,
        inset: share(-0.18),
        background: `radial-gradient(closest-side, ${surface} 74%, ${sky.day.morning} 0)`,
        opacity: 0.35,
      },
      '::after': {
        ...disc,
        inset: 0,
        border: `${share(0.03)} solid ${surface}`,
        background: attention,
      },
    },
    split: { insetInlineStart: '24%' },
  }),
);
export const city = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: '58%',
});

/** It goes on where the night ended. */
export const morning = style({
  background: `linear-gradient(${sky.day.morning}, ${surface})`,
  '@media': { [when.printing]: { display: 'none' } },
});
