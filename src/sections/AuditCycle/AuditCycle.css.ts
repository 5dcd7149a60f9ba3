import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';

export const root = style({ overflowX: 'clip' });
export const head = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s },
    split: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      columnGap: vars.space.xxl,
      alignItems: 'end',
    },
  }),
);
export const lead = style({
  maxWidth: vars.measure.intro,
  color: vars.color.onInkMuted,
  fontSize: vars.text.lead,
});

export const source = style({ marginTop: vars.space.xs, fontSize: vars.text.small });

export const steps = style(
  responsive({
    base: { display: 'grid', marginTop: vars.space.xl, counterReset: 'paso', listStyle: 'none' },
    split: { gridTemplateColumns: 'repeat(3, 1fr)', rowGap: vars.space.l },
  }),
);

/** A numbered station; the line goes on to the next one, and the last one ends it. */
export const step = style(
  responsive(
    {
      base: {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: vars.space.m,
        alignContent: 'start',
        paddingBottom: vars.space.l,
        counterIncrement: 'paso',
        '::before': {
          content: 'counter(paso)',
          display: 'grid',
          placeItems: 'center',
          gridRow: 'span 2',
          width: vars.size.control,
          height: vars.size.control,
          border: `${vars.size.line} solid ${vars.color.accentOnInk}`,
          borderRadius: vars.radius.round,
          color: vars.color.attention,
          fontWeight: vars.font.strong,
        },
        selectors: {
          '&:not(:last-child)::after': {
            content: '',
            position: 'absolute',
            insetBlock: `${vars.size.control} 0`,
            insetInlineStart: `calc(${vars.size.control} / 2 - ${vars.size.line} / 2)`,
            width: vars.size.line,
            background: vars.color.borderOnInk,
          },
        },
      },
      split: {
        gridTemplateColumns: '1fr',
        paddingBottom: 0,
        paddingInlineEnd: vars.space.l,
        '::before': { gridRow: 'auto', marginBottom: vars.space.s },
        selectors: {
          '&:not(:last-child)::after': {
            insetBlock: `calc(${vars.size.control} / 2 - ${vars.size.line} / 2) auto`,
            insetInlineStart: vars.size.control,
            width: `calc(100% - ${vars.size.control})`,
            height: vars.size.line,
          },
        },
      },
    },
    { [when.printing]: { '::before': { color: vars.color.onInk } } },
  ),
);

export const stepTitle = style({ paddingTop: vars.space.hair, fontSize: vars.text.heading });
export const stepText = style({
  gridColumn: '-2 / -1',
  marginTop: vars.space.hair,
  color: vars.color.onInkMuted,
});
