import { DomUtils, parseDocument } from 'htmlparser2';

/** The side to which Markdown aligns a cell; the security policy lets no style of its own through. */
function moveAlignment(attributes: Record<string, string>): void {
  const [, side] = /^text-align: ?(center|right)/.exec(attributes['style'] ?? '') ?? [];
  delete attributes['style'];
  if (side) attributes['data-align'] = side;
}

/**
 * The rows of a table, each cell with its column's title in `data-label`, and its side in
 * `data-align`: on a narrow screen cells stand one under another and say their column themselves.
 */
export function labelCells(rows: string): string {
  const table = parseDocument(`<table>${rows}</table>`);
  const elements = (name: string) => DomUtils.getElementsByTagName(name, table);

  for (const cell of [...elements('th'), ...elements('td')]) moveAlignment(cell.attribs);
  const titles = elements('th').map((cell) => DomUtils.textContent(cell).trim());
  for (const row of elements('tr')) {
    const cells = DomUtils.getElementsByTagName('td', row.children, false);
    for (const [column, { attribs }] of cells.entries()) {
      const title = titles[column];
      if (title) attribs['data-label'] = title;
    }
  }
  return DomUtils.getOuterHTML(table, { encodeEntities: 'utf8' });
}
