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

/** The problems with the visible focus, on the focused element or on each stop in turn. axe has no rule for them. */
function readFocus({ onEach }: { onEach: boolean }) {
  const stops = document.querySelectorAll<HTMLElement>('[data-stop]');
  const read = (element: HTMLElement) => {
    element.focus();
    // The ring may be on a checkbox's label, or on a link's `::after` that covers its card.
    const label = (element as HTMLInputElement).labels?.[0];
    const drawn = [element, label].filter((one) => !!one);
    const rings = [
      ...drawn.map((one) => getComputedStyle(one)),
      getComputedStyle(element, '::after'),
    ];
    const { top, bottom } = (label ?? element).getBoundingClientRect();
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    // The ring lies on the colour that is painted beside the link or button, or inside it if the ring is inside.
    const inset = parseFloat(getComputedStyle(element).outlineOffset) < 0 ? 3 : -3;
    const ground = document
      .elementsFromPoint(
        Math.max(element.getBoundingClientRect().left + inset, 0),
        Math.max((top + bottom) / 2, 0),
      )
      .map((one) => getComputedStyle(one).backgroundColor)
      .find((color) => color !== 'rgba(0, 0, 0, 0)');
    const behind = luminance(ground ?? 'rgb(255, 255, 255)');
    // An element that floats over light and dark grounds has an edge of the other colour.
    const hasContrast = ({ outlineColor, borderTopColor, borderTopWidth }: CSSStyleDeclaration) =>
      [outlineColor, ...(parseFloat(borderTopWidth) >= 2 ? [borderTopColor] : [])]
        .filter((color) => color !== 'rgba(0, 0, 0, 0)')
        .map(luminance)
        .some((ring) => (Math.max(ring, behind) + 0.05) / (Math.min(ring, behind) + 0.05) >= 3);
    // A container that clips cuts off the outer ring of a child that fills it.
    const frame = element.parentElement as HTMLElement;
    const isCut =
      getComputedStyle(frame).overflow !== 'visible' && frame.clientWidth <= element.offsetWidth;
    const hasRing = rings.some(
      (style) =>
        style.outlineStyle !== 'none' &&
        parseFloat(style.outlineWidth) >= 2 &&
        !(isCut && parseFloat(style.outlineOffset) >= 0) &&
        (!element.matches('a, button') || hasContrast(style)),
    );

    const isOver = (one: Element) => drawn.every((own) => !own.contains(one) && !one.contains(own));
    // The middle of each line of the element, and points near its corners, which may be round. Some may be off the
    // screen.
    const shares = [0.25, 0.5, 0.75];
    // If the element is taller than half of the screen, such as a table, only its beginning counts, because the
    // consent banner covers the foot of the screen.
    const seen = innerHeight / 2;
    const covers = [...(label ?? element).getClientRects()]
      .flatMap(({ x, y, width, height }) =>
        shares.flatMap((across) =>
          shares.map((down) =>
            document.elementFromPoint(x + width * across, y + Math.min(height, seen) * down),
          ),
        ),
      )
      .filter((one) => one !== null);
    const name = element.outerHTML.slice(0, 80);
    const wrong: string[] = [];
    if (bottom <= 0 || top >= innerHeight) wrong.push(`out of view: ${name}`);
    const cover = covers.find(isOver);
    if (cover) wrong.push(`under ${cover.outerHTML.slice(0, 60)}: ${name}`);
    if (!hasRing) wrong.push(`no ring: ${name}`);
    return { stop: Number(element.dataset['stop'] ?? -1), name, wrong };
  };
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
