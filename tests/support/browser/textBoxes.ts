import type { Page } from 'playwright/test';

/** A line of text as it is drawn. */
export interface TextBox {
  words: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** In px. */
  fontSize: number;
  /** Whether forced colours draw a plate under it. */
  hasPlate: boolean;
}

/** The boxes of the visible texts of a page, line by line. Texts in drawings are included if asked for. */
export const textBoxes = (
  page: Page,
  { withDrawings }: { withDrawings: boolean },
): Promise<TextBox[]> =>
  page.evaluate((alsoDrawings) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: TextBox[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const words = text.textContent?.trim();
      const element = text.parentElement;
      if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (!alsoDrawings && element.closest('[role="img"], [aria-hidden="true"]')) continue;
      const { fontSize, forcedColorAdjust } = getComputedStyle(element);
      range.selectNodeContents(text);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const hasPlate = forcedColorAdjust !== 'none';
        const size = parseFloat(fontSize);
        found.push({ words, left, right, top, bottom, fontSize: size, hasPlate });
      }
    }
    return found;
  }, withDrawings);
