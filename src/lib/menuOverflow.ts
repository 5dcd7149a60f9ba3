import { sum } from './sum.ts';

interface Labelled {
  label: string;
}

/** What stands in the bar beside the logo: entries, then buttons. */
interface Bar extends Record<'demo' | 'register' | 'login', Labelled> {
  items: readonly Labelled[];
}

/** The width that the bar has for the menu at 1200 px, in px: without logo, margins and gaps. */
const ROOM = 932;

/** The width of an entry and of a button without their letters, in px. */
const AROUND_ENTRY = 16;
const AROUND_BUTTON = 33;

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
  const room = ROOM - items.length * AROUND_ENTRY - buttons.length * AROUND_BUTTON;
  return letters - Math.floor(room / (fontSizes[size] * LETTER));
}
