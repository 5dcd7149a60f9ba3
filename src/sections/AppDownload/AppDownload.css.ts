import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

export const root = style({
  overflow: 'clip',
  paddingTop: vars.size.header,
  background: vars.color.surfaceTint,
});

export const grid = style(
  responsive({
    base: { display: 'grid', gap: vars.space.xl, paddingTop: vars.space.l },
    cardPair: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.column.aside}`,
      alignItems: 'start',
    },
    split: { gridTemplateColumns: '1fr 1fr', paddingTop: vars.space.xl },
  }),
);

export const words = style({ paddingBottom: vars.space.m });
export const title = style({
  fontSize: vars.text.pageTitle,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.poster,
});
export const lead = style({
  maxWidth: vars.measure.lead,
  marginBlock: `${vars.space.m} ${vars.space.l}`,
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
});

export const account = style({
  marginTop: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

/** For who reads on a computer and wants the app on a phone. */
export const codes = style(
  responsive({
    base: { display: 'none' },
    laptop: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.m,
      marginTop: vars.space.m,
    },
  }),
);
export const codesText = style({
  maxWidth: vars.column.feature,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const phone = style({
  justifySelf: 'center',
  width: `min(100%, ${vars.size.phone})`,
  marginBottom: vars.space.l,
});

export const featuresTitle = style({ fontSize: vars.text.title });
export const features = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.column.feature}, 100%), 1fr))`,
      gap: vars.space.l,
      marginTop: vars.space.xl,
      listStyle: 'none',
    },
    split: { gridTemplateColumns: `repeat(auto-fit, minmax(${vars.column.feature}, 1fr))` },
  }),
);
export const feature = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  rowGap: 0,
  alignContent: 'start',
  paddingTop: vars.space.m,
  borderTop: `${vars.size.line} solid ${vars.color.accentSoft}`,
});
export const icon = style({ display: 'block', color: vars.color.accent });
export const featureTitle = style({ marginTop: vars.space.s, fontSize: vars.text.heading });
export const featureText = style({ marginTop: vars.space.hair, color: vars.color.textMuted });

/** The result: the words, and beside them the board that the network's owner looks at. */
export const board = style(
  responsive({
    base: { display: 'grid', gap: vars.space.l },
    split: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space.xxl,
      alignItems: 'center',
    },
  }),
);
export const boardTitle = style({ fontSize: vars.text.title });
export const boardText = style({
  maxWidth: vars.measure.lead,
  marginTop: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.text.lead,
});
