// Text styles, by role.
import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** The colours of muted text and of an eyebrow, which a background such as `ink` overrides. */
export const mutedColor = createVar();
export const eyebrowColor = createVar();

/** The text above a title, beside a ring: a line from the edge of the screen ends in that ring. */
export const eyebrow = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBottom: vars.space.s,
  color: fallbackVar(eyebrowColor, vars.color.accent),
  fontSize: vars.text.small,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
  '::before': {
    content: '',
    flex: 'none',
    width: vars.size.station,
    height: vars.size.station,
    border: `${vars.size.line} solid currentColor`,
    borderRadius: vars.radius.round,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: '100%',
    width: '50vw',
    borderTop: `${vars.size.line} solid`,
  },
});

export const pageTitle = style({
  maxWidth: vars.measure.title,
  fontSize: vars.text.pageTitle,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.poster,
});
export const title = style({ maxWidth: vars.measure.title, fontSize: vars.text.title });
export const smallTitle = style({ fontSize: vars.text.smallTitle });
export const heading = style({ fontSize: vars.text.heading });

/**
 * The style of a very large number in forced colours: without it, the plate that a browser paints behind each line of
 * text would cover the words next to the number.
 */
export const plainNumber = { forcedColorAdjust: 'none', color: 'CanvasText' } as const;

/** A number that is the largest thing around it. */
export const figure = style({
  fontSize: vars.text.figure,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
});

export const strong = style({ fontWeight: vars.font.strong });
export const muted = style({ color: fallbackVar(mutedColor, vars.color.textMuted) });
export const small = style([muted, { fontSize: vars.text.small }]);
export const tiny = style([muted, { fontSize: vars.text.tiny }]);

/** A text right under a small title. */
export const under = style([muted, { marginTop: vars.space.hair }]);

/** One of several paragraphs, and the title of a part of a section. */
export const paragraph = style([muted, { marginTop: vars.space.s }]);
export const subheading = style([heading, { marginTop: vars.space.xxl }]);

/** Introductory text in a larger size; `intro` is for right under a title. */
export const lead = style([muted, { maxWidth: vars.measure.intro, fontSize: vars.text.lead }]);
export const intro = style([lead, { marginTop: vars.space.s }]);

/** The line under the title of a long text that says what it is about. */
export const summary = style([muted, { maxWidth: vars.measure.text, fontSize: vars.text.lead }]);

/** A short text in a rounded shape. */
export const pill = style([
  strong,
  { padding: `0 ${vars.space.xs}`, borderRadius: vars.radius.round, fontSize: vars.text.small },
]);

/** The colour of the brand, for names and for links that are no buttons. */
export const accent = style({ color: vars.color.accentStrong });
export const smallLink = style([
  accent,
  { paddingBlock: vars.space.hair, fontSize: vars.text.small },
]);
export const strongAccent = style([accent, strong]);

/** A link on its own line, large enough to tap. */
export const link = style([strongAccent, { display: 'inline-block', paddingBlock: vars.space.xs }]);

/** An additional remark or a source, under a text. */
export const note = style([small, { marginTop: vars.space.s }]);
