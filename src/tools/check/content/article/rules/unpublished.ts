import { isVisible } from '#tools/check/content/article/textNode.ts';
import type { ArticleRule } from './articleRule.ts';

// Words that would not be published. The parser accepts them, so only somebody who compares the page with the file would
// notice.

/** The signs that open a block of code: «```», «~~~~». */
const FENCE = /^(?:`{3,}|~{3,})/;
/** What may stand before the closing fence of a quoted block: «> ». */
const QUOTE_MARKS = /^[\s>]+/;
const ONE_SIGN_ONLY = /^(.)\1*$/;

/** An unclosed fence turns all that follows into code; words after the language of a fence are never shown. */
export const codeBlocks: ArticleRule = ({ nodes, sourceOf }) =>
  nodes.flatMap((node) => {
    const lines = sourceOf(node).trimEnd().split('\n');
    const fence = node.type === 'code' && FENCE.exec(lines[0] ?? '')?.[0];
    if (!fence) return [];
    const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(QUOTE_MARKS, '').trimEnd() : '';
    if (!last.startsWith(fence) || !ONE_SIGN_ONLY.test(last)) {
      const message = `Este bloque de código «${fence}» no se cierra, y lo que sigue se vería como código: escribí otra línea «${fence}» donde termina, o borrá esta si no querías código.`;
      return [{ node, message }];
    }
    const message = `«${node.meta}» no se vería: en la línea que abre un bloque de código va solo el lenguaje. Escribilo en la línea de abajo, o borralo.`;
    return node.meta ? [{ node, message }] : [];
  });

/** Cells beyond the columns that the first line of their table has. */
export const extraCells: ArticleRule = ({ nodes }) =>
  nodes
    .filter(({ type }) => type === 'table')
    .flatMap(({ children: [head, ...rows] = [] }) => {
      const columns = head?.children?.length ?? 0;
      return rows.flatMap(({ children: cells = [] }) => {
        const node = cells.slice(columns).find(isVisible);
        const message = `Este renglón tiene ${cells.length} celdas y la tabla ${columns} columnas: lo que sobra no se publicaría. Sumá un título arriba y otro «---» a la línea de guiones, juntalo con otra celda o, si el «|» es parte del texto, escribí «\\|».`;
        return node ? [{ node, message }] : [];
      });
    });

/** A sign before a number that is not shown, because it opens a list or a quotation: «+ 54 351», «> 30 días». */
export const lostSigns: ArticleRule = ({ nodes, sourceOf }) =>
  nodes.flatMap((node) => {
    const [, sign] = /^([+>-])\s*\d/.exec(sourceOf(node)) ?? [];
    const isAlone =
      node.type === 'blockquote' || (node.type === 'list' && node.children?.length === 1);
    const message = `El «${sign}» de este renglón no se vería: abre una lista o una cita. Si es parte del texto, escribí «\\${sign}».`;
    return sign && isAlone ? [{ node, message, isHint: true }] : [];
  });

/**
 * Notes («[^1]: …») and addresses («[web]: https://…») that the text does not refer to, or whose name is already
 * taken by an earlier one.
 */
export const unusedDefinitions: ArticleRule = ({ nodes }) => {
  const used = new Set(
    nodes
      .filter(({ type }) => /Reference$/.test(type))
      .map(({ type, identifier }) => `${type === 'footnoteReference' ? '^' : ''}${identifier}`),
  );
  const defined = new Set<string>();
  return nodes.flatMap((node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return [];
    const isNote = node.type === 'footnoteDefinition';
    const name = `${isNote ? '^' : ''}${node.identifier}`;
    const label = `[${isNote ? '^' : ''}${node.label}]`;
    const isRepeated = defined.has(name);
    defined.add(name);
    if (isRepeated) {
      const message = `«${label}» está dos veces y se publicaría solo la primera: ponele otro nombre a esta, o borrala.`;
      return [{ node, message }];
    }
    if (used.has(name)) return [];
    const message = isNote
      ? `Esta nota al pie no se publicaría: ningún lugar del texto la llama. Escribí «${label}» donde va, o borrala.`
      : `Esta línea no se publicaría: es la dirección de un enlace «[texto]${label}» que no está. Si es parte del texto, escribí «\\${label}:»; si no, borrala.`;
    return [{ node, message }];
  });
};
