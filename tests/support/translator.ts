import type { Page } from 'playwright/test';

/** Rewrites every text of the page the way a browser's translator does: other words, in `<font>`. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.textContent = `(${text.data})`;
    }
  });
