/** The sizes of the first screen's parts; `…Wide` from tablets or from desktops on. */
export const heroSizes = {
  /** As wide as the screen, in two lines on a phone, in one from tablets on. */
  poster: 'clamp(2rem, (100vw - 2.75rem) / 8.2, 4rem)',
  posterWide: 'min((100vw - 11rem) / 12.6, 6rem)',
  audience: 'clamp(0.8125rem, 0.5rem + 1vw, 1.125rem)',
  tracking: '-0.035em',
  /** From the pavement down to the line. */
  kerb: '1rem',
  kerbWide: '1.75rem',
  foot: '6.25rem',
  stop: '1.75rem',
  stopWide: '2.125rem',
  underHead: '1.25rem',
  /** The station below the fridge, from the left of the shop. */
  fridge: '3.25rem',
  fridgeWide: '7.5rem',
  /** From the top of the tag to where her line comes in on a phone. */
  tagMiddle: '1.5rem',
  shop: '10rem',
  shopTablet: '17rem',
  shopWide: '22.75rem',
  board: '20rem',
  boardWide: '24rem',
  photo: '6rem',
  photoWide: '8.25rem',
  /** The least width of the score, beside the photo. */
  scores: '8.75rem',
  score: '4.25rem',
  scoreNarrow: '2.25rem',
  /** From the pavement down to where the line meets the board on a phone. */
  reach: '5.5rem',
  /** In the drawing's own units. */
  letters: '29px',
  digits: '30px',
  screen: 'min(100svh, 60rem)',
} as const;
