import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '~/components/CtaLink/CtaLink.css.ts';
import { vars } from '~/styles/contract.css.ts';

/** Where scripts run its height is reserved, so that the scheduler's arrival moves nothing. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.m,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  selectors: {
    'html[data-device] &': { minHeight: '44rem' },
    'html[data-device] &:is([data-scheduler="asleep"], [data-scheduler="failed"])': {
      justifyContent: 'center',
    },
  },
});

export const status = style({
  fontWeight: vars.font.strong,
  ':empty': { display: 'none' },
});
export const loading = style({ color: vars.color.textMuted, fontWeight: vars.font.regular });

export const home = style([look.solid, { alignSelf: 'flex-start' }]);

export const frame = style({ flex: '1 0 auto', minWidth: 0 });
globalStyle(`${frame} iframe`, { width: '100%', minHeight: '30rem' });

export const plain = style({ display: 'grid', gap: vars.space.s, justifyItems: 'start' });
export const plainBelow = style([plain, { fontSize: vars.text.small }]);
