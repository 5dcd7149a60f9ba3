import type { Element, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/** What is read in an element. */
function wordsIn(element: Element): string {
  let words = '';
  visit(element, 'text', ({ value }: Text) => {
    words += value;
  });
  return words.trim();
}

/** The side to which Markdown aligns a cell; the security policy lets no style of its own through. */
function moveAlignment({ properties }: Element): void {
  const [, side] = /^text-align: ?(center|right)/.exec(String(properties['style'] ?? '')) ?? [];
  delete properties['style'];
  if (side) properties['dataAlign'] = side;
}

/**
 * The rows of a table, each cell with its column's title in `data-label`, and its side in
 * `data-align`: on a narrow screen cells stand one under another and say their column themselves.
 */
export function labelCells(rows: string): string {
  const tree = fromHtml(`<table>${rows}</table>`, { fragment: true });
  visit(tree, 'element', moveAlignment);
  const titles: string[] = [];
  visit(tree, { tagName: 'th' }, (cell: Element) => {
    titles.push(wordsIn(cell));
  });
  visit(tree, { tagName: 'tr' }, (row: Element) => {
    row.children
      .filter((child) => child.type === 'element' && child.tagName === 'td')
      .forEach((cell, column) => {
        const title = titles[column];
        if (title) (cell as Element).properties['dataLabel'] = title;
      });
  });
  return toHtml(tree);
}
