import { allIn } from '#tools/check/content/bodyNode.ts';
import { at, type Rule } from '#tools/check/content/rule.ts';

/** The line of dashes that makes a table of lines with bars. */
const dashes = (columns: number) => `|${' --- |'.repeat(columns)}`;

/** Tables are read as such, and no cell of theirs gets lost. */
export const tables: Rule = (node, { text }) => {
  if (node.type === 'table') {
    const [header, ...rows] = (node.children ?? []).map((row) => ({
      row,
      cells: row.children?.length ?? 0,
    }));
    if (!header) return [];
    return rows
      .filter(({ cells }) => cells > header.cells)
      .map(({ row, cells }) =>
        at(
          row,
          `Esta fila tiene ${cells} celdas y el encabezado, ${header.cells}: lo que sobra no se publicaría. Sumá columnas al encabezado y a su línea de guiones o, si una barra es parte del texto, escribí «\\|».`,
        ),
      );
  }
  if (node.type !== 'paragraph') return [];
  const { start, end } = node.position ?? {};
  const lines = text
    .slice(start?.offset ?? 0, end?.offset ?? 0)
    .split('\n')
    .map((line) => line.trim());
  const isRow = (line: string) => /^\|.*\|$/.test(line);
  const first = lines.findIndex((line, index) => isRow(line) && isRow(lines[index + 1] ?? ''));
  const words = lines[first];
  if (words === undefined || allIn(node).some(({ type }) => type === 'table')) return [];
  const columns = words.replaceAll('\\|', '').split('|').length - 2;
  const hasDashes = lines.some((line) => /^\|[\s:|-]+\|$/.test(line));
  const message = hasDashes
    ? `Estas barras no llegan a ser una tabla: la línea de guiones va segunda y tiene tantas partes como el encabezado. Escribí «${dashes(columns)}» debajo del encabezado, y dejá una línea en blanco antes.`
    : `A esta tabla le falta la línea de guiones que va debajo del encabezado, y se vería con sus barras. Escribí «${dashes(columns)}» en la segunda línea.`;
  return [{ ...at(node, message), line: (start?.line ?? 1) + first }];
};
