/** Every colour of the site by its job: custom properties in styles, these values in drawings made at build. */
export const palette = {
  text: '#1d1038',
  textMuted: '#594c77',
  surface: '#ffffff',
  surfaceTint: '#f6f2ff',
  surfaceRaised: '#ffffff',
  surfaceInk: '#1d1038',
  surfaceInkRaised: '#2c1a54',
  onInk: '#ffffff',
  onInkMuted: '#d2c5ee',
  accent: '#6a2bd9',
  accentStrong: '#531cb3',
  accentSoft: '#e9deff',
  accentOnInk: '#c3a5ff',
  accentGlow: '#9b6bf2',
  onAccent: '#ffffff',
  border: '#e0d6f5',
  borderControl: '#8576a6',
  borderOnInk: '#4b3880',
  positive: '#0b7a55',
  positiveSoft: '#dcf5ea',
  attention: '#ffb938',
  deviation: '#c0361a',
  deviationSoft: '#ffe7e0',
  loginPanel: '#a51735',
  loginPanelStrong: '#7c0f2a',
  onLoginPanel: '#ffffff',
  whatsapp: '#0d7a4a',
  onWhatsapp: '#ffffff',
  focus: '#1d1038',
  scrim: 'rgb(29 16 56 / 0.55)',
} as const;

/** The colours of the sky behind the home page that are missing above: for the night, the dawn and the day. */
export const sky = {
  night: { midnight: '#140a29', late: '#24144a', dusk: '#3a1d7c' },
  horizon: '#f0c7d6',
  day: { morning: '#ffe7e0', noon: '#e3d4ff' },
} as const;

/** How wide the card of an article is, in px, as the specification's section 9 says. */
export const articleCardWidth = 325;
const textSize = 16;

/**
 * Type, space and the sizes of parts. They never change at run time, so they are plain values instead of custom
 * properties. The width of the content is the exception: other values are calculated from it.
 */
export const sizes = {
  text: {
    tiny: '0.75rem',
    small: '0.875rem',
    body: '1rem',
    reading: '1.0625rem',
    lead: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)',
    heading: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)',
    smallTitle: 'clamp(1.5rem, 1.3rem + 0.9vw, 1.875rem)',
    title: 'clamp(1.75rem, 1.35rem + 1.8vw, 2.75rem)',
    headline: 'clamp(2rem, 1.5rem + 2.4vw, 3.25rem)',
    lowTitle: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
    pageTitle: 'clamp(2.125rem, 1.6rem + 2.4vw, 3.5rem)',
    figure: 'clamp(2.25rem, 1.7rem + 2.4vw, 3.5rem)',
    table: 'clamp(0.8125rem, 0.7rem + 0.5vw, 0.9375rem)',
  },
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
    section: 'clamp(2.5rem, 1.75rem + 3.25vw, 4.5rem)',
    gutter: 'clamp(1.25rem, 0.5rem + 3vw, 3rem)',
    rail: '4.75rem',
  },
  shadow: {
    raised: '0 1px 2px rgb(29 16 56 / 0.06), 0 8px 24px -12px rgb(29 16 56 / 0.18)',
    floating: '0 2px 6px rgb(29 16 56 / 0.1), 0 24px 48px -20px rgb(29 16 56 / 0.35)',
    header: '0 6px 20px -14px rgb(29 16 56 / 0.45)',
  },
  font: { family: 'var(--font-poppins)', regular: '400', strong: '600' },
  leading: { tight: '1.08', snug: '1.25', table: '1.5', body: '1.65', reading: '1.75' },
  tracking: { tight: '-0.02em', poster: '-0.025em', wide: '0.06em' },
  stroke: { hair: '1px', thin: '2px', ring: '3px' },
  radius: { control: '0.625rem', card: '1rem', panel: '1.5rem', round: '999px' },
  motion: {
    quick: '160ms',
    drawer: '240ms',
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    lift: '0 -2px',
  },
  measure: { title: '24ch', lead: '34rem', intro: '36rem', text: '42rem' },
  column: {
    figure: '10rem',
    feature: '12rem',
    aside: '18rem',
  },
  size: {
    /** It is wider on a large screen: see `theme.css.ts`. */
    content: 'var(--content, 76rem)',
    header: '4.5rem',
    control: '3rem',
    touch: '2.75rem',
    /** Wider where text is larger than its usual 16 px. */
    cardWidth: `max(${articleCardWidth}px, ${articleCardWidth / textSize}rem)`,
    line: '0.1875rem',
    station: '0.875rem',
    mark: '0.625rem',
    meter: '0.3125rem',
    checkbox: '1.5rem',
    /** The height of the bar with one line; the footer of a phone leaves that much space for it. */
    demoBar: '4.0625rem',
    icon: '1.625rem',
    floating: '3.5rem',
    toggle: '6rem',
    bannerLine: '0.4375rem',
    /** The skyline at the foot of the sky that dawns. */
    skyline: 'clamp(16rem, 30vw, 27rem)',
  },
  /**
   * The line that goes down the home page. On a phone it is narrower, and the text has `space` at its left. From
   * tablets on it is `out` away from the text and `edge` away from the edge of the screen.
   */
  trunk: {
    width: '0.75rem',
    out: '3rem',
    edge: '1.75rem',
    turn: '3rem',
    narrow: { width: '0.5rem', out: '1.875rem', edge: '1.375rem', turn: '1.75rem' },
    space: '3.25rem',
  },
} as const;
