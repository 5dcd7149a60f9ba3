import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { when } from './responsive.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  // Space for the sticky header above the target of a link.
  scrollPaddingTop: `calc(${vars.size.header} + ${vars.space.s})`,
  textSizeAdjust: '100%',
  '@media': { [when.motionIsWelcome]: { scrollBehavior: 'smooth' } },
});

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.family,
  lineHeight: vars.leading.body,
  overflowWrap: 'break-word',
});

globalStyle('main', { flex: '1 0 auto', outline: 'none' });

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote', {
  margin: 0,
  padding: 0,
});
globalStyle('h1, h2, h3, h4', {
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
});
// At twice the text size a long word breaks instead of making the page wider than the screen.
globalStyle('h1, h2, h3, h4, p, li, dt, dd, label, summary', { overflowWrap: 'anywhere' });
globalStyle('p, li', { textWrap: 'pretty' });
globalStyle('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle('iframe', { border: 0, maxWidth: '100%' });
globalStyle('button, input', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('a', { color: 'inherit', textUnderlineOffset: '0.2em' });
globalStyle('[hidden]', { display: 'none !important' });

// `:where`, so that any class may change it, in whatever order the bundler writes the sheets.
globalStyle(':where(:focus-visible)', {
  outline: `${vars.stroke.ring} solid ${vars.color.focus}`,
  outlineOffset: vars.stroke.ring,
  borderRadius: vars.radius.control,
});

// What marks the place where one is changes without a movement (`whereverScrolled`).
globalStyle('*:not([data-place]), *::before, *::after', {
  '@media': { [when.motionIsReduced]: { animation: 'none !important' } },
});
globalStyle('*, *::before, *::after', {
  '@media': {
    [when.motionIsReduced]: {
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

// In print an outside link shows its address; a button does not.
globalStyle('main a[href^="https://"]:not([data-cta-id])::after', {
  '@media': {
    [when.printing]: {
      content: '" (" attr(href) ")"',
      fontSize: '0.8em',
      fontWeight: vars.font.regular,
      wordBreak: 'break-all',
    },
  },
});

// The few backgrounds that are left, such as a chip's, are printed; animations are printed at their end.
globalStyle('*', {
  '@media': { [when.printing]: { printColorAdjust: 'exact', animation: 'none !important' } },
});

// Flex columns would leave half of a printed page empty; pictures and the like are not split.
globalStyle('body', { '@media': { [when.printing]: { display: 'block' } } });
globalStyle('img, svg, li, details, figure, form, [role="img"], tr, h1, h2, h3', {
  '@media': { [when.printing]: { breakInside: 'avoid' } },
});
globalStyle('h1, h2, h3, p:has(+ h2)', { '@media': { [when.printing]: { breakAfter: 'avoid' } } });
