/**
 * Whether an element, or one around it, has a style. Each element is asked once, because styles are slow to read.
 */
function within(hasStyle: (style: CSSStyleDeclaration) => boolean) {
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
}

export const isOnlyHeard = within(({ clipPath }) => clipPath === 'inset(50%)');
export const floats = within(({ position }) => /fixed|sticky/.test(position));
export const scrolls = within(({ overflowX }) => /auto|scroll/.test(overflowX));
