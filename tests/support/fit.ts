import { expect, type Page } from 'playwright/test';
import { layOutAll } from './page.ts';

/**
 * Everything that doesn't fit the screen, as the end of a sentence: «cuts …», «hides …». axe does not check the
 * layout, and stored screenshots would change with every word.
 */
function readMisfits(): string[] {
  const isOnlyHeard = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';
  const floats = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const isWithin = (element: Element | null, matches: (one: Element) => boolean): boolean =>
    element !== null && (matches(element) || isWithin(element.parentElement, matches));

  const found: string[] = [];
  const overflow = document.documentElement.scrollWidth - innerWidth;
  if (overflow > 0) found.push(`scrolls ${overflow} px sideways`);

  scrollTo({ top: 0, behavior: 'instant' });
  const lines: { words: string; box: DOMRect; parent: Element }[] = [];
  // The floating button's margin has to be free at every scroll position.
  const button = document.getElementById('flotante')?.getBoundingClientRect();
  const margin = button?.width ? button.left : Infinity;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const words = node.data.trim().slice(0, 40);
    const parent = node.parentElement;
    // Labels in drawings may be cut: the drawing has a text alternative.
    if (!words || !parent?.checkVisibility() || parent.closest('[role="img"]')) continue;
    if (parent.closest('[aria-hidden="true"]') || isWithin(parent, isOnlyHeard)) continue;

    const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // A hidden part may keep its room, so that nothing moves once it is shown.
    const isInReserve = parent.closest('[data-in-reserve]');
    if (!isSeen && !isInReserve && parent.closest('main')) found.push(`hides «${words}»`);
    if (parseFloat(getComputedStyle(parent).fontSize) < 12) found.push(`writes «${words}» small`);

    const { left, right, width } = parent.getBoundingClientRect();
    const isBeyond = (right > innerWidth + 1 || left < -1) && !isWithin(parent, scrolls);
    // Inline boxes have a `clientWidth` of 0.
    const isTooNarrow = parent.clientWidth > 0 && parent.scrollWidth > parent.clientWidth + 1;
    if (width > 1 && (isBeyond || isTooNarrow)) found.push(`cuts «${words}»`);

    if (isWithin(parent, floats)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) lines.push({ words, box, parent });
    if (range.getBoundingClientRect().right > margin && !isWithin(parent, scrolls))
      found.push(`has «${words}» under the button`);
  }

  // An SVG keeps its proportions by itself.
  for (const image of document.images) {
    const { width, height } = image.getBoundingClientRect();
    const share = width / height / (image.naturalWidth / image.naturalHeight);
    const isDrawing = image.currentSrc.endsWith('.svg');
    const isCropped = getComputedStyle(image).objectFit !== 'fill';
    const isStretched = !isDrawing && !isCropped && Math.abs(share - 1) > 0.05;
    if (isStretched) found.push(`stretches ${image.src}`);
  }

  // Without checkboxes, whose labels are tapped too, and the footer, whose links are lines of text.
  const touched =
    ':is(button, summary, input:not([type="checkbox"]), a[data-cta-id]):not(footer *)';
  for (const control of document.querySelectorAll<HTMLElement>(touched)) {
    const { height } = control.getBoundingClientRect();
    if (control.checkVisibility() && height < 44)
      found.push(`is hard to tap: ${control.innerText}`);
  }

  // Line boxes are taller than their letters, by a quarter above and below.
  const room = ({ height }: DOMRect) => height / 4;
  const meet = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom - room(a), b.bottom - room(b)) - Math.max(a.top + room(a), b.top + room(b)) >
      2;
  for (const [index, { words, box }] of lines.entries()) {
    const other = lines.slice(index + 1).find((line) => meet(box, line.box));
    if (other) found.push(`draws «${words}» over «${other.words}»`);
  }

  // The ground of a neighbour may lie over words, and so may a shadow as sharp and opaque as one.
  const allAreHit = new CSSStyleSheet();
  allAreHit.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(allAreHit);
  const isPainted = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const hasGround = backgroundImage !== 'none' || !/, 0\)$/.test(backgroundColor);
    return hasGround || element instanceof HTMLImageElement;
  };
  const isOver = (element: Element) =>
    isPainted(element) &&
    element.checkVisibility({ opacityProperty: true }) &&
    !isWithin(element, floats);
  const edges = [...document.querySelectorAll('main *')].flatMap((element) => {
    const { boxShadow } = getComputedStyle(element);
    const spread = Number(/^rgb\([^)]*\) 0px 0px 0px ([\d.]+)px$/.exec(boxShadow)?.[1] ?? 0);
    const { x, y, width, height } = element.getBoundingClientRect();
    const size = [width + 2 * spread, height + 2 * spread] as const;
    return spread > 0 ? { element, box: new DOMRect(x - spread, y - spread, ...size) } : [];
  });
  for (const { words, box, parent } of lines) {
    const edge = edges.find(({ element, box: its }) => !element.contains(parent) && meet(its, box));
    if (edge) found.push(`has «${words}» on the edge of a neighbour`);
    const middle = box.top + box.height / 2;
    scrollTo({ top: middle - innerHeight / 2, behavior: 'instant' });
    const drawn = document.elementsFromPoint(box.left + box.width / 2, middle - scrollY);
    const isCovered = drawn
      .slice(0, Math.max(0, drawn.indexOf(parent)))
      .some((element) => !element.contains(parent) && isOver(element));
    if (isCovered) found.push(`has «${words}» under a neighbour`);
  }
  document.adoptedStyleSheets.pop();
  return found;
}

/** Everything on the page fits a screen of this width: no words cut, hidden or over others. */
export async function expectFit(page: Page, width: number): Promise<void> {
  await layOutAll(page);
  await page.setViewportSize({ width, height: 900 });
  expect.soft(await page.evaluate(readMisfits), `${page.url()} at ${width} px`).toEqual([]);
}
