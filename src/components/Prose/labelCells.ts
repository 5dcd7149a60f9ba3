import { DomUtils } from 'htmlparser2';
import { findElements, parseHtml, printHtml } from '#lib/htmlTree.ts';

/** Moves the alignment of a cell from `style`, which the security policy forbids, to `data-align`. */
function moveAlignment(attributes: Record<string, string>): void {
  const [, side] = /^text-align: ?(center|right)/.exec(attributes['style'] ?? '') ?? [];
  delete attributes['style'];
  if (side) attributes['data-align'] = side;
}

/**
 * A table's HTML. Each cell has its column's title in `data-label` and its alignment in `data-align`: on a narrow
 * screen cells stand one under another and show their column's title.
 */
export function labelCells(rows: string): string {
  const table = parseHtml(`<table>${rows}</table>`);
  const elements = (...names: string[]) => findElements(table, ({ name }) => names.includes(name));

  for (const cell of elements('th', 'td')) moveAlignment(cell.attribs);
  const titles = elements('th').map((cell) => DomUtils.textContent(cell).trim());
  for (const row of elements('tr')) {
    const cells = DomUtils.getElementsByTagName('td', row.children, false);
    for (const [column, { attribs }] of cells.entries()) {
      const title = titles[column];
      if (title) attribs['data-label'] = title;
    }
  }
  return printHtml(table);
}
