import type { Page } from 'playwright/test';

/** What doesn't do without colours: no border, no ring, no shape. */
export const lostInForcedColours = (page: Page) =>
  page.evaluate(async () => {
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    const isDrawn = (style: string, width: string) => style !== 'none' && parseFloat(width) >= 1;
    const lost: string[] = [];
    const lose = (what: string, element: Element) =>
      lost.push(`${what}: ${element.outerHTML.slice(0, 120)}`);

    for (const element of visible('a[href], button, summary, input')) {
      element.focus();
      if (document.activeElement !== element) continue;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      // A box that stands for a control that is drawn elsewhere shows the ring on its label.
      const label = (element as HTMLInputElement).labels?.[0];
      // That of a link that is stretched over its card goes around the card.
      const others = [label && getComputedStyle(label), getComputedStyle(element, '::after')];
      const hasRing =
        isDrawn(outlineStyle, outlineWidth) ||
        others.some((ring) => ring && isDrawn(ring.outlineStyle, ring.outlineWidth));
      if (!hasRing) lose('no ring', element);
    }
    (document.activeElement as HTMLElement | null)?.blur();

    for (const element of visible('[data-filled]')) {
      const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } =
        getComputedStyle(element);
      const hasEdge =
        isDrawn(borderTopStyle, borderTopWidth) || isDrawn(outlineStyle, outlineWidth);
      if (!hasEdge) lose('no edge', element);
    }

    for (const icon of visible(':is(a, button) svg:not(:has(use)):not([href="/inicio"] svg)')) {
      const { color } = getComputedStyle(icon.parentElement as Element);
      const shapes = [icon, ...icon.querySelectorAll('*')].map((shape) => getComputedStyle(shape));
      if (!shapes.some(({ fill, stroke }) => fill === color || stroke === color)) {
        lose('an icon of its own colour', icon);
      }
    }

    for (const element of visible('*')) {
      const { backgroundImage } = getComputedStyle(element);
      if (/url\(/.test(backgroundImage) && !element.textContent.trim()) {
        lose('a picture in the background', element);
      }
    }
    return lost;
  });

/** Marks what looks like a button by its colour alone. */
export const markFilled = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, summary')) {
      const isFilled = getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
      // The skip link is seen with its ring only; the logo draws its own edge.
      const isPlain = element.matches('[href="#contenido"], [href="/inicio"]');
      if (isFilled && !isPlain) element.dataset['filled'] = '';
    }
  });
