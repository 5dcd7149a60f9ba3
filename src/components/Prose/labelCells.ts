import { render } from 'dom-serializer';
import { DomUtils, parseDocument } from 'htmlparser2';

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
  return render(table, { encodeEntities: 'utf8' });
}
