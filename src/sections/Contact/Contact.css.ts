import { style } from '@vanilla-extract/css';
import { variables as skyline } from '#components/Skyline/Skyline.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { lineDown, lineElsewhere } from '#styles/motifs/meetingLine.ts';
import { onInk } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { intro } from '#styles/typography.css.ts';
import { sky } from '#styles/tokens.ts';

/** The skyline at the foot of the section, where it dawns. */
const skylineHeight = 'clamp(11rem, 30vw, 27rem)';
/** A part of it. */
const share = (part: number) => `calc(${part} * ${skylineHeight})`;
/** The city of the night behind the first screen. */
const wideNightTop = '11rem';
const wideNightHeight = '48rem';
const dot = '0.3125rem';
/** So narrow that the facts have one line on a phone too. */
const factGap = '1.2em';
/** The spaces between the meeting and its end, which the meeting's line crosses. */
const rowGap = vars.space.s;
const wideRowGap = vars.space.l;
const footSpace = vars.space.l;
const wideFootSpace = vars.space.xl;
const { accent, accentGlow, accentStrong, attention, surfaceInk } = vars.color;

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

/** Behind the calendar, out to the edge, where there is room for whole houses. It fades into the sky and before the text. */
export const night = style(
  responsive(
    {
      base: { display: 'none' },
      wide: {
        display: 'block',
        position: 'absolute',
        insetInline: 0,
        top: wideNightTop,
        width: '100%',
        height: wideNightHeight,
        maskImage:
          'linear-gradient(currentColor 60%, transparent), linear-gradient(to right, transparent 46%, currentColor 56%)',
        maskComposite: 'intersect',
      },
    },
    { [when.printing]: { display: 'none' }, [when.coloursAreForced]: { display: 'none' } },
  ),
);

/** The text and the calendar, which stands beside the text or, on a phone, between its two parts. */
export const grid = style(
  responsive(
    {
      base: {
        position: 'relative',
        zIndex: 1,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap,
        paddingTop: vars.space.xxs,
      },
      split: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: vars.space.xl,
        rowGap: wideRowGap,
        paddingTop: vars.space.m,
      },
      desktop: { columnGap: vars.space.xxl },
    },
    // A row of a grid that goes over the end of a sheet would be printed over the next row.
    { [when.printing]: { display: 'block' } },
  ),
);
export const head = style(responsive({ base: {}, split: { paddingTop: vars.space.s } }));
export const booking = style(
  responsive(
    {
      base: { display: 'flex', flexDirection: 'column', gap: vars.space.s },
      split: {
        gridArea: '1 / 2 / 3 / 3',
        selectors: {
          // Without a script it is much shorter than the text, and goes along with it.
          'html:not([data-device]) &': {
            position: 'sticky',
            top: vars.space.m,
            alignSelf: 'start',
          },
        },
      },
    },
    { [when.printing]: { marginTop: vars.space.s } },
  ),
);

export const meeting = style(
  responsive({ base: { paddingTop: vars.space.l }, split: { paddingTop: 0 } }),
);

/** Shown only to visitors whose link leads to it. The scroll margin keeps the page at its top for them. */
export const registered = style({
  display: 'none',
  marginTop: vars.space.s,
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderInlineStart: `${vars.size.line} solid ${attention}`,
  borderRadius: vars.radius.control,
  background: accentStrong,
  lineHeight: vars.leading.table,
  scrollMarginTop: '100vh',
  ':target': { display: 'block' },
});
export const lead = style([intro, { textWrap: 'balance' }]);
/** In one line, with a point between two. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${factGap}`,
  marginTop: vars.space.s,
  overflow: 'clip',
  fontSize: vars.text.small,
  '@media': {
    [from('split')]: { fontSize: vars.text.body },
    [from('desktop')]: { fontSize: vars.text.lead },
  },
});
export const fact = style({
  color: vars.color.onInk,
  position: 'relative',
  fontWeight: vars.font.strong,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineEnd: `calc(100% + (${factGap} - ${dot}) / 2)`,
    top: `calc(50% - ${dot} / 2)`,
    width: dot,
    height: dot,
    borderRadius: vars.radius.round,
    background: attention,
    forcedColorAdjust: 'none',
  },
});

/** The end of the meeting, under both columns: it stands where the day dawns. The meeting's line comes down to it. */
export const foot = style(
  responsive(
    {
      base: {
        position: 'relative',
        paddingBlock: `${footSpace} ${vars.space.m}`,
        '::before': {
          ...lineDown,
          top: `calc(-1 * ${rowGap})`,
          height: `calc(${rowGap} + ${footSpace})`,
        },
      },
      split: {
        gridColumn: '1 / -1',
        paddingBlock: `${wideFootSpace} ${share(0.82)}`,
        '::before': {
          top: `calc(-1 * ${wideRowGap})`,
          height: `calc(${wideRowGap} + ${wideFootSpace})`,
        },
      },
    },
    lineElsewhere,
  ),
);

/** From edge to edge, under the text; from tablets on the calendar stands over it. */
export const view = style(
  responsive({
    base: {
      position: 'relative',
      pointerEvents: 'none',
      vars: { [skyline.size]: skylineHeight, [skyline.altitude]: '34%' },
    },
    split: {
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      vars: { [skyline.middle]: '24%', [skyline.altitude]: '18%' },
    },
  }),
);
