import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { palette } from './palette.ts';

/** The values behind the contract: the only place that knows a size, a shadow or a duration of style. */
createGlobalTheme(':root', vars, {
  color: palette,
  font: { family: 'var(--font-poppins)', regular: '400', strong: '600' },
  text: {
    small: '0.875rem',
    body: '1rem',
    lead: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)',
    heading: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)',
    title: 'clamp(1.75rem, 1.35rem + 1.8vw, 2.75rem)',
    display: 'clamp(2.5rem, 1.6rem + 4.2vw, 4.5rem)',
    figure: 'clamp(2.25rem, 1.7rem + 2.4vw, 3.5rem)',
  },
  leading: { tight: '1.08', snug: '1.25', body: '1.65' },
  space: {
    hair: '0.25rem',
    xxs: '0.5rem',
    xs: '0.75rem',
    s: '1rem',
    m: '1.5rem',
    l: '2rem',
    xl: '3rem',
    xxl: '4.5rem',
    section: 'clamp(4rem, 2.5rem + 6vw, 7.5rem)',
    gutter: 'clamp(1.25rem, 0.5rem + 3vw, 3rem)',
  },
  size: {
    content: '76rem',
    text: '42rem',
    header: '4.5rem',
    control: '3rem',
    touch: '2.75rem',
    cardWidth: '325px',
    cardImage: '200px',
    loginForm: '350px',
    line: '0.1875rem',
    station: '0.875rem',
  },
  radius: { control: '0.625rem', card: '1rem', panel: '1.5rem', round: '999px' },
  shadow: {
    raised: '0 1px 2px rgb(29 16 56 / 0.06), 0 8px 24px -12px rgb(29 16 56 / 0.18)',
    floating: '0 2px 6px rgb(29 16 56 / 0.1), 0 24px 48px -20px rgb(29 16 56 / 0.35)',
    header: '0 6px 20px -14px rgb(29 16 56 / 0.45)',
  },
  motion: { quick: '160ms', drawer: '240ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
});
