import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { theme, vars } from './contract.css.ts';
import { palette } from './palette.ts';
import { when } from './responsive.ts';

/** The values behind the contract: the only place that knows a type size, a shadow or a duration of style. */
createGlobalTheme(':root', theme, {
  color: palette,
  font: { family: 'var(--font-poppins)', regular: '400', strong: '600' },
  text: {
    tiny: '0.75rem',
    small: '0.875rem',
    body: '1rem',
    reading: '1.0625rem',
    lead: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)',
    heading: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)',
    chapter: 'clamp(1.5rem, 1.3rem + 0.9vw, 1.875rem)',
    title: 'clamp(1.75rem, 1.35rem + 1.8vw, 2.75rem)',
    headline: 'clamp(2rem, 1.5rem + 2.4vw, 3.25rem)',
    lowTitle: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
    pageTitle: 'clamp(2.125rem, 1.6rem + 2.4vw, 3.5rem)',
    display: 'clamp(2.5rem, 1.6rem + 4.2vw, 4.5rem)',
    figure: 'clamp(2.25rem, 1.7rem + 2.4vw, 3.5rem)',
    table: 'clamp(0.8125rem, 0.7rem + 0.5vw, 0.9375rem)',
  },
  leading: { tight: '1.08', snug: '1.25', table: '1.5', body: '1.65', reading: '1.75' },
  tracking: { tight: '-0.02em', poster: '-0.025em', wide: '0.06em' },
  stroke: { hair: '1px', thin: '2px', ring: '3px', spinner: '0.3125rem' },
  space: {
    hair: '0.25rem',
    nudge: '0.375rem',
    xxs: '0.5rem',
    xs: '0.75rem',
    s: '1rem',
    m: '1.5rem',
    l: '2rem',
    xl: '3rem',
    xxl: '4.5rem',
    section: 'clamp(3.5rem, 3rem + 2vw, 4.5rem)',
    chapter: 'clamp(4.5rem, 3.5rem + 4.5vw, 7.5rem)',
    gutter: 'clamp(1.25rem, 0.5rem + 3vw, 3rem)',
    rail: '4.75rem',
  },
  radius: { control: '0.625rem', card: '1rem', panel: '1.5rem', round: '999px', device: '2rem' },
  shadow: {
    raised: '0 1px 2px rgb(29 16 56 / 0.06), 0 8px 24px -12px rgb(29 16 56 / 0.18)',
    floating: '0 2px 6px rgb(29 16 56 / 0.1), 0 24px 48px -20px rgb(29 16 56 / 0.35)',
    header: '0 6px 20px -14px rgb(29 16 56 / 0.45)',
  },
  motion: {
    quick: '160ms',
    drawer: '240ms',
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    lift: '0 -2px',
  },
});

/** On paper grounds are not printed: what is light on a dark one on screen is dark on white. */
globalStyle(':root', {
  '@media': {
    [when.printing]: {
      vars: {
        [vars.color.surfaceTint]: palette.surface,
        [vars.color.surfaceInk]: palette.surface,
        [vars.color.surfaceInkRaised]: palette.surface,
        [vars.color.onInk]: palette.text,
        [vars.color.onInkMuted]: palette.textMuted,
        [vars.color.borderOnInk]: palette.border,
        [vars.color.accentOnInk]: palette.accentStrong,
        [vars.color.whatsapp]: palette.surface,
        [vars.color.onWhatsapp]: palette.whatsapp,
        [vars.color.loginPanel]: palette.surface,
        [vars.color.onLoginPanel]: palette.loginPanelStrong,
      },
    },
  },
});
