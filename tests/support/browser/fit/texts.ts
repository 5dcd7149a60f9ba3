import { isOnlyHeard } from './styles.ts';

/** A text of the page, with the element that contains it. */
export interface WrittenText {
  node: Text;
  words: string;
  parent: Element;
}

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;

/** A line of a text as it is drawn while the page is at its top. */
export interface Line {
  words: string;
  /** A plain object, which is faster to read than a `DOMRect`. */
  box: Box;
  parent: Element;
}

/** The texts that a visitor sees. Labels in drawings may be cut: the drawing has a text alternative. */
export function writtenTexts(): WrittenText[] {
  const found: WrittenText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const words = node.data.trim().slice(0, 40);
    const parent = node.parentElement;
    if (!words || !parent?.checkVisibility() || parent.closest('[role="img"]')) continue;
    if (parent.closest('[aria-hidden="true"]') || isOnlyHeard(parent)) continue;
    found.push({ node, words, parent });
  }
  return found;
}

export function rangeOf(node: Text): Range {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
}

export const linesOf = ({ node, words, parent }: WrittenText): Line[] =>
  Array.from(rangeOf(node).getClientRects(), ({ left, right, top, bottom, width, height }) => ({
    words,
    box: { left, right, top, bottom, width, height },
    parent,
  }));
