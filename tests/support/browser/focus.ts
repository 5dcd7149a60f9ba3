import type { Page } from 'playwright/test';
import { layOutAll } from './page.ts';

/**
 * Marks the elements that Tab can reach, in its order, except the demo bar, which comes and goes. @returns their
 * number
 */
const markStops = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const controls = 'a[href], button, input, summary, iframe, [tabindex="0"]';
    const isOnce = ({ name }: HTMLInputElement) =>
      document.querySelector(`input[name="${name}"]:checked`) ??
      document.querySelector(`input[name="${name}"]`);
    const reachable = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [data-demo-bar] *') &&
        // Of a group of radio buttons Tab reaches one.
        (!element.matches('[type="radio"]') || isOnce(element as HTMLInputElement) === element),
    );
    for (const [index, element] of reachable.entries()) element.dataset['stop'] = `${index}`;
    return reachable.length;
  });

/**
 * The problems with the visible focus, on the focused element or on each stop in turn. axe has no rule for them. It
 * runs in the page, so its functions are inside it.
 */
function readFocus({ onEach }: { onEach: boolean }) {
  const transparent = 'rgba(0, 0, 0, 0)';
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  /** The ring may be on a checkbox's label, which then stands for it. */
  const labelOf = (element: HTMLElement) => (element as HTMLInputElement).labels?.[0];
  const boxed = (element: HTMLElement) => labelOf(element) ?? element;

  /** The luminance of the colour that is painted beside the element, or inside it if its ring is inside. */
  const luminanceBehind = (element: HTMLElement) => {
    const { top, bottom } = boxed(element).getBoundingClientRect();
    const inset = parseFloat(getComputedStyle(element).outlineOffset) < 0 ? 3 : -3;
    const ground = document
      .elementsFromPoint(
        Math.max(element.getBoundingClientRect().left + inset, 0),
        Math.max((top + bottom) / 2, 0),
      )
      .map((one) => getComputedStyle(one).backgroundColor)
      .find((color) => color !== transparent);
    return luminance(ground ?? 'rgb(255, 255, 255)');
  };

  const hasContrast = (style: CSSStyleDeclaration, behind: number) => {
    const { outlineColor, borderTopColor, borderTopWidth } = style;
    // An element that floats over light and dark grounds has an edge of the other colour.
    const edge = parseFloat(borderTopWidth) >= 2 ? [borderTopColor] : [];
    return [outlineColor, ...edge]
      .filter((color) => color !== transparent)
      .map(luminance)
      .some((ring) => (Math.max(ring, behind) + 0.05) / (Math.min(ring, behind) + 0.05) >= 3);
  };

  /** A container that clips cuts off the outer ring of a child that fills it. */
  const isCutByFrame = (element: HTMLElement) => {
    const frame = element.parentElement as HTMLElement;
    return (
      getComputedStyle(frame).overflow !== 'visible' && frame.clientWidth <= element.offsetWidth
    );
  };

  const hasRing = (element: HTMLElement) => {
    const label = labelOf(element);
    const behind = luminanceBehind(element);
    const isCut = isCutByFrame(element);
    const styles = [
      getComputedStyle(element),
      ...(label ? [getComputedStyle(label)] : []),
      // The ring of a link that covers its card.
      getComputedStyle(element, '::after'),
    ];
    return styles.some(
      (style) =>
        style.outlineStyle !== 'none' &&
        parseFloat(style.outlineWidth) >= 2 &&
        !(isCut && parseFloat(style.outlineOffset) >= 0) &&
        (!element.matches('a, button') || hasContrast(style, behind)),
    );
  };

  const isOutOfView = (element: HTMLElement) => {
    const { top, bottom } = boxed(element).getBoundingClientRect();
    return bottom <= 0 || top >= innerHeight;
  };

  /** What lies over the element, at the middle of each of its lines or near its corners, which may be round. */
  const coverOf = (element: HTMLElement) => {
    const own = [element, labelOf(element)].filter((one) => !!one);
    const shares = [0.25, 0.5, 0.75];
    // If the element is taller than half of the screen, such as a table, only its beginning counts, because the
    // consent banner covers the foot of the screen.
    const tallest = innerHeight / 2;
    return (
      [...boxed(element).getClientRects()]
        .flatMap(({ x, y, width, height }) =>
          shares.flatMap((across) =>
            shares.map((down) =>
              document.elementFromPoint(x + width * across, y + Math.min(height, tallest) * down),
            ),
          ),
        )
        // Some of the points may be off the screen.
        .filter((one) => one !== null)
        .find((one) => own.every((part) => !part.contains(one) && !one.contains(part)))
    );
  };

  const read = (element: HTMLElement) => {
    element.focus();
    const name = element.outerHTML.slice(0, 80);
    const cover = coverOf(element);
    const wrong = [
      ...(isOutOfView(element) ? [`out of view: ${name}`] : []),
      ...(cover ? [`under ${cover.outerHTML.slice(0, 60)}: ${name}`] : []),
      ...(hasRing(element) ? [] : [`no ring: ${name}`]),
    ];
    return { stop: Number(element.dataset['stop'] ?? -1), name, wrong };
  };

  const stops = document.querySelectorAll<HTMLElement>('[data-stop]');
  return onEach ? [...stops].map(read) : [read(document.activeElement as HTMLElement)];
}

/** Focuses each element that Tab reaches, as the keyboard would. @returns the elements whose focus is not visible */
export async function unseenFocus(page: Page): Promise<string[]> {
  await layOutAll(page);
  await markStops(page);
  const read = await page.evaluate(readFocus, { onEach: true });
  return read.flatMap(({ wrong }) => wrong);
}

/**
 * Tabs through the page and, if asked to, back. Expects no stop out of order, out of view, under something else or
 * without a focus ring.
 */
export async function tabThrough(page: Page, { andBack = false } = {}): Promise<string[]> {
  await layOutAll(page);
  const stops = await markStops(page);
  const found: string[] = [];
  const press = async (key: string) => {
    await page.keyboard.press(key);
    const [focus] = await page.evaluate(readFocus, { onEach: false });
    found.push(...(focus?.wrong ?? []).map((what) => `${key}: ${what}`));
    return { stop: focus?.stop ?? -1, name: focus?.name };
  };

  for (let stop = 0; stop < stops; stop += 1) {
    const reached = await press('Tab');
    if (reached.stop !== stop) return [...found, `${stop} is ${reached.stop}: ${reached.name}`];
  }
  // On the way back, Tab may skip parts that are hidden while the demo bar is shown.
  for (let stop = stops - 1; andBack && stop > 0;) {
    const reached = await press('Shift+Tab');
    if (reached.stop >= stop || reached.stop < 0)
      return [...found, `${reached.stop} comes before ${stop}: ${reached.name}`];
    stop = reached.stop;
  }
  return found;
}
