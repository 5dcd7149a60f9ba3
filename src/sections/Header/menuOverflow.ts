import { sum } from '#lib/sum.ts';

interface Labelled {
  label: string;
}

/** What stands in the bar beside the logo: entries, then buttons. */
interface Bar extends Record<'demo' | 'register' | 'login', Labelled> {
  items: readonly Labelled[];
}

/**
 * What `Header.css.ts` makes of the bar at 1200 px, in px; a browser test measures the same. `room` is for the menu and
 * the buttons, without logo, margins and gaps; `entry` and `button` are one of them without its letters.
 */
export const barWidths = { room: 932, entry: 16, button: 33 };

/** The width of a letter of Poppins in labels, as a share of its size. */
const LETTER = 0.57;

const fontSizes = { body: 16, small: 14 } as const;

/**
 * By how many letters of average width the labels of the bar are too long for one line at 1200 px. A negative number
 * says how many letters still fit.
 */
export function menuOverflow(
  { items, demo, register, login }: Bar,
  size: keyof typeof fontSizes,
): number {
  const buttons = [demo, register, login];
  const letters = sum([...items, ...buttons].map(({ label }) => label.length));
  const { room, entry, button } = barWidths;
  const free = room - items.length * entry - buttons.length * button;
  return letters - Math.floor(free / (fontSizes[size] * LETTER));
}
