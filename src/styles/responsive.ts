import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints, from, type Breakpoint } from './breakpoints.ts';

type Declarations = Omit<StyleRule, '@media'>;

/**
 * A narrow-first style: `base` always applies, every other key overrides it from that width up. Walks `breakpoints`,
 * not the argument, so the cascade never depends on the order of its keys. `conditions` adds the queries that are not
 * about width (motion, print, forced colours).
 */
export function responsive(
  { base, ...wider }: { base: Declarations } & Partial<Record<Breakpoint, Declarations>>,
  conditions: Record<string, Declarations> = {},
): StyleRule {
  const media: Record<string, Declarations> = {};
  for (const name of Object.keys(breakpoints) as Breakpoint[]) {
    const declarations = wider[name];
    if (declarations) media[from(name)] = declarations;
  }
  return { ...base, '@media': { ...media, ...conditions } };
}

/** Media queries about the visitor's settings and device, not about width. */
export const when = {
  motionIsWelcome: '(prefers-reduced-motion: no-preference)',
  motionIsReduced: '(prefers-reduced-motion: reduce)',
  coloursAreForced: '(forced-colors: active)',
  pointerCanHover: '(hover: hover)',
  /** A phone on its side, or a page at 400 % zoom, where sticky parts would cover half of the screen. */
  screenIsLow: '(max-height: 480px)',
  screenIsHigh: '(min-height: 480.02px)',
  onScreen: 'screen',
  printing: 'print',
} as const;

/** Container queries, by the width of a screen's frame or of a row. */
export const containerQueries = {
  /** Words beside a mark, twice in a row. */
  marks: '(min-width: 17rem)',
  /** Four figures, each over its word. */
  figures: '(min-width: 19rem)',
  /** Two columns side by side. */
  pair: '(min-width: 27rem)',
  /** Columns side by side. */
  columns: '(min-width: 30rem)',
  /** A list, and beside it what the chosen item shows. */
  detail: '(min-width: 32rem)',
  /** Two halves, each as wide as a screen of its own. */
  halves: '(min-width: 46rem)',
  /** As wide as the page of a large screen: room for larger text. */
  page: '(min-width: 58rem)',
} as const;

const tiedToScroll =
  (media: string) =>
  (rule: Declarations): StyleRule => ({
    '@media': { [media]: { '@supports': { '(animation-timeline: view())': rule } } },
  });
/**
 * A style that applies only on a screen, only if the visitor allows motion, and only if the browser can tie
 * animations to scrolling.
 */
export const whileScrolling = tiedToScroll(`${when.onScreen} and ${when.motionIsWelcome}`);
/** The same without motion too, for what marks a place and moves nothing: its element has `data-place`. */
export const whereverScrolled = tiedToScroll(when.onScreen);

/** Grid columns of equal width. */
export const equalColumns = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;
