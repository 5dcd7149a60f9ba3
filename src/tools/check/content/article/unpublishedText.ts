import type { ArticleText } from './parseArticleText.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { flatten, isVisible, problemAtNode, type TextNode } from './textNode.ts';

/** A node from which on something would not be published, and what to do. */
interface Loss {
  node: TextNode;
  message: string;
  /** Whether it may be meant. */
  isHint?: boolean;
}

/** Finds one way in which an article's words are lost. To the parser these are right: only who compares page and file sees it. */
type Rule = (nodes: readonly TextNode[], sourceOf: (node: TextNode) => string) => Loss[];

/** A fence that nothing closes takes all that follows into its block of code; after its language it shows nothing. */
const codeBlocks: Rule = (nodes, sourceOf) =>
  nodes.flatMap((node) => {
    const lines = sourceOf(node).trimEnd().split('\n');
    const fence = node.type === 'code' && /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '')?.[0];
    if (!fence) return [];
    const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[\s>]+/, '').trimEnd() : '';
    if (!last.startsWith(fence) || !/^(.)\1*$/.test(last)) {
      const message = `Este bloque de código «${fence}» no se cierra, y lo que sigue se vería como código: escribí otra línea «${fence}» donde termina, o borrá esta si no querías código.`;
      return [{ node, message }];
    }
    const message = `«${node.meta}» no se vería: en la línea que abre un bloque de código va solo el lenguaje. Escribilo en la línea de abajo, o borralo.`;
    return node.meta ? [{ node, message }] : [];
  });

/** A table has as many columns as its first line. */
const extraCells: Rule = (nodes) =>
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

/** A line under a table, without one that is blank between them, becomes a row of it. */
const strayRows: Rule = (nodes, sourceOf) =>
  nodes
    .filter((node) => node.type === 'tableRow' && !sourceOf(node).includes('|'))
    .map((node) => ({
      node,
      message:
        'Este renglón se vería adentro de la tabla de arriba: dejá una línea en blanco entre los dos.',
      isHint: true,
    }));

/** A sign before a number that opens a list or a quotation, and is not shown. */
const eatenSigns: Rule = (nodes, sourceOf) =>
  nodes.flatMap((node) => {
    const [, sign] = /^([+>-])\s*\d/.exec(sourceOf(node)) ?? [];
    const isAlone =
      node.type === 'blockquote' || (node.type === 'list' && node.children?.length === 1);
    const message = `El «${sign}» de este renglón no se vería: abre una lista o una cita. Si es parte del texto, escribí «\\${sign}».`;
    return sign && isAlone ? [{ node, message, isHint: true }] : [];
  });

/** Notes and addresses that stand apart are published only where the text refers to them; of two with one name, the first. */
const unusedDefinitions: Rule = (nodes) => {
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

const rules = [codeBlocks, extraCells, strayRows, eatenSigns, unusedDefinitions];

/** The problems with what stands in an article's text and would not be published. */
export function unpublishedText(file: string, { root, text }: ArticleText): Problem[] {
  const nodes = flatten(root);
  const sourceOf = ({ position }: TextNode) =>
    text.slice(position?.start.offset, position?.end.offset);
  return rules
    .flatMap((rule) => rule(nodes, sourceOf))
    .map(({ node, message, isHint }) => ({
      ...problemAtNode(file, node, message),
      ...(isHint && { isHint }),
    }));
}
