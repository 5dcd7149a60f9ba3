import { expect, type Page } from 'playwright/test';
import { layOutAll } from './page.ts';

/** A text of the page, with the element that contains it. */
interface WrittenText {
  node: Text;
  words: string;
  parent: Element;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;

/** A line of a text as it is drawn while the page is at its top. */
interface Line {
  words: string;
  /** A plain object, which is faster to read than a `DOMRect`. */
  box: Box;
  parent: Element;
}

/**
 * Everything that doesn't fit the screen, as the end of a sentence: «cuts …», «hides …». axe does not check the
 * layout, and stored screenshots would change with every word. It runs in the page, so its functions are inside it.
 */
function readMisfits(): string[] {
  /** Whether an element, or one around it, has a style. Each element is asked once, because styles are slow to read. */
  const within = (hasStyle: (style: CSSStyleDeclaration) => boolean) => {
    const known = new Map<Element, boolean>();
    const isWithin = (element: Element | null): boolean => {
      if (!element) return false;
      const answer =
        known.get(element) ??
        (hasStyle(getComputedStyle(element)) || isWithin(element.parentElement));
      known.set(element, answer);
      return answer;
    };
    return isWithin;
  };
  const isOnlyHeard = within(({ clipPath }) => clipPath === 'inset(50%)');
  const floats = within(({ position }) => /fixed|sticky/.test(position));
  const scrolls = within(({ overflowX }) => /auto|scroll/.test(overflowX));

  const sidewaysScroll = () => {
    const overflow = document.documentElement.scrollWidth - innerWidth;
    return overflow > 0 ? [`scrolls ${overflow} px sideways`] : [];
  };

  const writtenTexts = (): WrittenText[] => {
    const found: WrittenText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const words = node.data.trim().slice(0, 40);
      const parent = node.parentElement;
      // Labels in drawings may be cut: the drawing has a text alternative.
      if (!words || !parent?.checkVisibility() || parent.closest('[role="img"]')) continue;
      if (parent.closest('[aria-hidden="true"]') || isOnlyHeard(parent)) continue;
      found.push({ node, words, parent });
    }
    return found;
  };

  const rangeOf = (node: Text) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range;
  };
  const linesOf = ({ node, words, parent }: WrittenText): Line[] =>
    Array.from(rangeOf(node).getClientRects(), ({ left, right, top, bottom, width, height }) => ({
      words,
      box: { left, right, top, bottom, width, height },
      parent,
    }));

  const hiddenWords = ({ words, parent }: WrittenText) => {
    const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // A hidden part may keep its room, so that nothing moves once it is shown.
    const isInReserve = parent.closest('[data-in-reserve]');
    return !isSeen && !isInReserve && parent.closest('main') ? [`hides «${words}»`] : [];
  };

  const smallWords = ({ words, parent }: WrittenText) =>
    parseFloat(getComputedStyle(parent).fontSize) < 12 ? [`writes «${words}» small`] : [];

  const cutWords = ({ words, parent }: WrittenText) => {
    const { left, right, width } = parent.getBoundingClientRect();
    const isBeyond = (right > innerWidth + 1 || left < -1) && !scrolls(parent);
    // Inline boxes have a `clientWidth` of 0.
    const isTooNarrow = parent.clientWidth > 0 && parent.scrollWidth > parent.clientWidth + 1;
    return width > 1 && (isBeyond || isTooNarrow) ? [`cuts «${words}»`] : [];
  };

  // The floating button's margin has to be free at every scroll position.
  const wordsUnderButton = (texts: WrittenText[]) => {
    const button = document.getElementById('flotante')?.getBoundingClientRect();
    const margin = button?.width ? button.left : Infinity;
    return texts
      .filter(({ node, parent }) => {
        const { right } = rangeOf(node).getBoundingClientRect();
        return right > margin && !scrolls(parent);
      })
      .map(({ words }) => `has «${words}» under the button`);
  };

  const stretchedImages = () =>
    [...document.images]
      .filter((image) => {
        const { width, height } = image.getBoundingClientRect();
        const share = width / height / (image.naturalWidth / image.naturalHeight);
        // An SVG keeps its proportions by itself.
        const isDrawing = image.currentSrc.endsWith('.svg');
        const isCropped = getComputedStyle(image).objectFit !== 'fill';
        return !isDrawing && !isCropped && Math.abs(share - 1) > 0.05;
      })
      .map(({ src }) => `stretches ${src}`);

  const smallTargets = () => {
    // Without checkboxes, whose labels are tapped too, and the footer, whose links are lines of text.
    const targets =
      ':is(button, summary, input:not([type="checkbox"]), a[data-cta-id]):not(footer *)';
    return [...document.querySelectorAll<HTMLElement>(targets)]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
      .map(({ innerText }) => `is hard to tap: ${innerText}`);
  };

  // Line boxes are taller than their letters, by a quarter above and below.
  const room = ({ height }: Box) => height / 4;
  const meet = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom - room(a), b.bottom - room(b)) - Math.max(a.top + room(a), b.top + room(b)) >
      2;

  const crossingLines = (lines: Line[]) =>
    lines.flatMap(({ words, box }, index) => {
      const other = lines.slice(index + 1).find((line) => meet(box, line.box));
      return other ? [`draws «${words}» over «${other.words}»`] : [];
    });

  /** Words on a shadow that is as sharp and opaque as the ground of its element. */
  const wordsOnEdges = (lines: Line[]) => {
    const edges = [...document.querySelectorAll('main *')].flatMap((element) => {
      const { boxShadow } = getComputedStyle(element);
      const spread = Number(/^rgb\([^)]*\) 0px 0px 0px ([\d.]+)px$/.exec(boxShadow)?.[1] ?? 0);
      const { x, y, width, height } = element.getBoundingClientRect();
      const size = [width + 2 * spread, height + 2 * spread] as const;
      return spread > 0 ? { element, edge: new DOMRect(x - spread, y - spread, ...size) } : [];
    });
    return lines
      .filter(({ box, parent }) =>
        edges.some(({ element, edge }) => !element.contains(parent) && meet(edge, box)),
      )
      .map(({ words }) => `has «${words}» on the edge of a neighbour`);
  };

  /** Words under the ground or the picture of a neighbour. It scrolls down the page, a screen at a time. */
  const coveredWords = (lines: Line[]) => {
    // `elementsFromPoint` leaves out what lets clicks through. A style sheet for all elements would be slower.
    const unhit = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).pointerEvents === 'none',
    );
    for (const { style } of unhit) style.setProperty('pointer-events', 'auto', 'important');
    const isPainted = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const hasGround = backgroundImage !== 'none' || !/, 0\)$/.test(backgroundColor);
      return hasGround || element instanceof HTMLImageElement;
    };
    const covers = (element: Element) =>
      isPainted(element) && element.checkVisibility({ opacityProperty: true }) && !floats(element);
    const fromTop = lines.toSorted((a, b) => a.box.top - b.box.top);
    const covered = fromTop.filter(({ box, parent }) => {
      const middle = box.top + box.height / 2;
      if (middle >= scrollY + innerHeight) scrollTo({ top: box.top, behavior: 'instant' });
      const fromTheTop = document.elementsFromPoint(box.left + box.width / 2, middle - scrollY);
      return fromTheTop
        .slice(0, Math.max(0, fromTheTop.indexOf(parent)))
        .some((element) => !element.contains(parent) && covers(element));
    });
    for (const { style } of unhit) style.removeProperty('pointer-events');
    return covered.map(({ words }) => `has «${words}» under a neighbour`);
  };

  const sideways = sidewaysScroll();
  scrollTo({ top: 0, behavior: 'instant' });
  const texts = writtenTexts();
  const still = texts.filter(({ parent }) => !floats(parent));
  const lines = still.flatMap(linesOf);
  return [
    ...sideways,
    ...texts.flatMap((text) => [...hiddenWords(text), ...smallWords(text), ...cutWords(text)]),
    ...wordsUnderButton(still),
    ...stretchedImages(),
    ...smallTargets(),
    ...crossingLines(lines),
    ...wordsOnEdges(lines),
    ...coveredWords(lines),
  ];
}

/** Everything on the page fits a screen of this width: no words cut, hidden or over others. */
export async function expectFit(page: Page, width: number): Promise<void> {
  await layOutAll(page);
  await page.setViewportSize({ width, height: 900 });
  expect.soft(await page.evaluate(readMisfits), `${page.url()} at ${width} px`).toEqual([]);
}
