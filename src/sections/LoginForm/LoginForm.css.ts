import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';

export const root = style(
  responsive({
    base: { display: 'grid', gridTemplateRows: 'auto 1fr', minHeight: '100dvh' },
    tabletWide: {
      gridTemplateColumns: `1fr minmax(${vars.column.login}, 1fr)`,
      gridTemplateRows: 'none',
    },
  }),
);

export const stage = style({
  position: 'relative',
  background: vars.color.surfaceInk,
  color: vars.color.onInk,
  vars: { [vars.color.focus]: vars.color.attention },
});

export const picture = style(
  responsive({
    // A phone shows the piece with a whole shop, under a sky for the logo.
    base: {
      width: '100%',
      height: vars.size.loginPicture,
      objectFit: 'cover',
      objectPosition: '50% 68%',
      borderTop: `${vars.size.header} solid ${vars.color.surfaceInk}`,
    },
    tabletWide: {
      position: 'absolute',
      inset: 0,
      height: '100%',
      borderTop: 0,
      objectPosition: 'top',
    },
  }),
);

export const home = style({
  position: 'absolute',
  insetInlineStart: vars.space.gutter,
  top: vars.space.s,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
});

export const panel = style(
  responsive({
    base: {
      display: 'grid',
      alignContent: 'start',
      justifyItems: 'center',
      gap: vars.space.l,
      padding: `${vars.space.xl} ${vars.space.s}`,
      background: vars.color.loginPanel,
      color: vars.color.onLoginPanel,
      vars: { [vars.color.focus]: vars.color.onLoginPanel },
    },
    // In the middle by its usual height, not by what of it has arrived: on a slow line it would climb.
    tabletWide: { paddingTop: `max(${vars.space.xl}, 50dvh - ${vars.size.loginHalf})` },
  }),
);

export const form = style({
  display: 'grid',
  gap: vars.space.m,
  width: `min(100%, ${vars.size.loginForm})`,
});

export const title = style({ marginBottom: vars.space.xs, fontSize: vars.text.title });
export const field = style({ display: 'grid', gap: vars.space.hair });

export const input = style({
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space.s,
  border: `${vars.stroke.thin} solid ${vars.color.surface}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
});

/** Leaves room for the button that shows what was typed. */
export const password = style({ paddingInlineEnd: vars.size.toggle });

export const acceptance = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: vars.space.xs,
});

export const checkbox = style({
  width: vars.size.checkbox,
  height: vars.size.checkbox,
  margin: 0,
  accentColor: vars.color.loginPanelStrong,
});

export const terms = style({ fontWeight: vars.font.strong });

export const submit = style({
  minHeight: vars.size.control,
  border: `${vars.stroke.thin} solid transparent`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.loginPanelStrong,
  fontWeight: vars.font.strong,
  letterSpacing: vars.tracking.wide,
  cursor: 'pointer',
  ':hover': { background: vars.color.deviationSoft },
  '@media': { [when.coloursAreForced]: { borderColor: 'ButtonText' } },
});

/** Under the form: where the app really is. */
export const ways = style({ width: `min(100%, ${vars.size.loginForm})` });
export const waysTitle = style({ fontSize: vars.text.body });
export const wayList = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
});
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  fontWeight: vars.font.strong,
});
