import { style } from '@vanilla-extract/css';
import { middle, station } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { heading } from '#styles/text.css.ts';

/** A stop of the line, which is whole at the first stop, and fainter and more broken after each. */
export const loss = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space.m,
  paddingBottom: vars.space.m,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${vars.size.control} 0`,
      insetInlineStart: middle,
      borderInlineStart: `${vars.size.line} dashed ${vars.color.accentOnInk}`,
      opacity: 0.3,
    },
    '&:first-child::before': { borderInlineStartStyle: 'solid', opacity: 1 },
    '&:nth-child(2)::before': { opacity: 0.6 },
    '&:last-child': { paddingBottom: 0 },
  },
});
export const lossIcon = style({
  ...station,
  border: `${vars.size.line} solid ${vars.color.accentOnInk}`,
  color: vars.color.attention,
});
export const lossTitle = style([heading, { paddingTop: vars.space.hair }]);

export const answer = style([
  paper,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.xs} ${vars.space.l}`,
    marginTop: vars.space.l,
    padding: `clamp(${vars.space.m}, 4vw, ${vars.space.xl})`,
    borderRadius: vars.radius.panel,
  },
]);
/** As wide as the answer; as high as a screen on its side leaves room for. */
export const photo = style({
  width: '100%',
  maxHeight: vars.size.board,
  marginTop: vars.space.s,
  borderRadius: vars.radius.card,
  objectFit: 'cover',
});
