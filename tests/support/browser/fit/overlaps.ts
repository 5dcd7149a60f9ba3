import { floats } from './styles.ts';
import type { Box, Line } from './texts.ts';

/** Line boxes are taller than their letters, by a quarter above and below. */
const room = ({ height }: Box) => height / 4;

/** Whether the letters of two lines share more than 2 px in width and in height. */
const meet = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
  Math.min(a.bottom - room(a), b.bottom - room(b)) - Math.max(a.top + room(a), b.top + room(b)) > 2;

export const crossingLines = (lines: Line[]): string[] =>
  lines.flatMap(({ words, box }, index) => {
    const other = lines.slice(index + 1).find((line) => meet(box, line.box));
    return other ? [`draws «${words}» over «${other.words}»`] : [];
  });

/** The boxes of shadows that are as sharp and opaque as the ground of their element. */
const sharpShadows = () =>
  [...document.querySelectorAll('main *')].flatMap((element) => {
    const { boxShadow } = getComputedStyle(element);
    const spread = Number(/^rgb\([^)]*\) 0px 0px 0px ([\d.]+)px$/.exec(boxShadow)?.[1] ?? 0);
    const { x, y, width, height } = element.getBoundingClientRect();
    const size = [width + 2 * spread, height + 2 * spread] as const;
    return spread > 0 ? { element, edge: new DOMRect(x - spread, y - spread, ...size) } : [];
  });

export function wordsOnEdges(lines: Line[]): string[] {
  const shadows = sharpShadows();
  return lines
    .filter(({ box, parent }) =>
      shadows.some(({ element, edge }) => !element.contains(parent) && meet(edge, box)),
    )
    .map(({ words }) => `has «${words}» on the edge of a neighbour`);
}

/** Calls `act` while all elements can be hit: `elementsFromPoint` leaves out those that let clicks through. */
function withAllHit<Result>(act: () => Result): Result {
  // A style sheet for all elements would be slower.
  const unhit = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).pointerEvents === 'none',
  );
  for (const { style } of unhit) style.setProperty('pointer-events', 'auto', 'important');
  const result = act();
  for (const { style } of unhit) style.removeProperty('pointer-events');
  return result;
}

function isPainted(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const hasGround = backgroundImage !== 'none' || !/, 0\)$/.test(backgroundColor);
  return hasGround || element instanceof HTMLImageElement;
}

const covers = (element: Element) =>
  isPainted(element) && element.checkVisibility({ opacityProperty: true }) && !floats(element);

/** Whether something else is drawn over the middle of a line. Scrolls down to it. */
function isCovered({ box, parent }: Line): boolean {
  const middle = box.top + box.height / 2;
  if (middle >= scrollY + innerHeight) scrollTo({ top: box.top, behavior: 'instant' });
  const fromTheTop = document.elementsFromPoint(box.left + box.width / 2, middle - scrollY);
  return fromTheTop
    .slice(0, Math.max(0, fromTheTop.indexOf(parent)))
    .some((element) => !element.contains(parent) && covers(element));
}

/** Words under the ground or the picture of a neighbour. It scrolls down the page, a screen at a time. */
export function coveredWords(lines: Line[]): string[] {
  const fromTop = lines.toSorted((a, b) => a.box.top - b.box.top);
  const covered = withAllHit(() => fromTop.filter(isCovered));
  return covered.map(({ words }) => `has «${words}» under a neighbour`);
}
