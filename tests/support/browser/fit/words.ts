import { scrolls } from './styles.ts';
import { rangeOf, type WrittenText } from './texts.ts';

export function hiddenWords({ words, parent }: WrittenText): string[] {
  const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // A hidden part may keep its room, so that nothing moves once it is shown.
  const isInReserve = parent.closest('[data-in-reserve]');
  return !isSeen && !isInReserve && parent.closest('main') ? [`hides «${words}»`] : [];
}

export const smallWords = ({ words, parent }: WrittenText): string[] =>
  parseFloat(getComputedStyle(parent).fontSize) < 12 ? [`writes «${words}» small`] : [];

export function cutWords({ words, parent }: WrittenText): string[] {
  const { left, right, width } = parent.getBoundingClientRect();
  const isBeyond = (right > innerWidth + 1 || left < -1) && !scrolls(parent);
  // Inline boxes have a `clientWidth` of 0.
  const isTooNarrow = parent.clientWidth > 0 && parent.scrollWidth > parent.clientWidth + 1;
  return width > 1 && (isBeyond || isTooNarrow) ? [`cuts «${words}»`] : [];
}

/** Words in the margin of the floating button, which has to be free at every scroll position. */
export function wordsUnderButton(texts: WrittenText[]): string[] {
  const button = document.getElementById('flotante')?.getBoundingClientRect();
  const margin = button?.width ? button.left : Infinity;
  return texts
    .filter(({ node, parent }) => {
      const { right } = rangeOf(node).getBoundingClientRect();
      return right > margin && !scrolls(parent);
    })
    .map(({ words }) => `has «${words}» under the button`);
}
