import type { Problem } from '#tools/check/content/problem.ts';
import type { ArticleText } from './parseArticleText.ts';
import { flatten, isVisible, problemAtNode, type TextNode } from './textNode.ts';

/** Paragraphs that a line of dashes under them turns into headings. */
function underlinedHeadings(file: string, nodes: readonly TextNode[], text: string): Problem[] {
  return nodes.flatMap((node): Problem[] => {
    const source = text.slice(node.position?.start.offset, node.position?.end.offset).trimEnd();
    if (node.type !== 'heading' || source.startsWith('#')) return [];
    const line = source.slice(source.lastIndexOf('\n') + 1).trim();
    const message = `La línea «${line}» hace del párrafo de arriba un subtítulo. Si lo es, escribilo después de «## »; si querías una línea divisoria, dejá un renglón en blanco entre los dos.`;
    return [{ ...problemAtNode(file, node, message), isHint: true }];
  });
}

/** A short bold line that ends in no punctuation: «**Cómo se mide**». */
const BOLD_HEADING = /[^.:;!?»]..$/;
const MAX_HEADING_LENGTH = 90;

/** Short lines in bold. In a word processor they would be headings; here no table of contents would list them. */
const boldHeadings = (file: string, nodes: readonly TextNode[], text: string): Problem[] =>
  nodes.flatMap(({ type, children: [bold, ...others] = [] }): Problem[] => {
    const source = text.slice(bold?.position?.start.offset, bold?.position?.end.offset);
    const isHeading = bold?.type === 'strong' && others.length === 0 && BOLD_HEADING.test(source);
    if (type !== 'paragraph' || !isHeading || source.length > MAX_HEADING_LENGTH) return [];
    const message = `«${source}», solo en su renglón, parece un subtítulo: escribí «## ${source.slice(2, -2)}».`;
    return [{ ...problemAtNode(file, bold, message), isHint: true }];
  });

/** Headings that are more than one level below the one before; level 1 is the title of the page. */
function skippedLevels(file: string, nodes: readonly TextNode[]): Problem[] {
  let above = 1;
  return nodes
    .filter((node) => node.type === 'heading' && isVisible(node))
    .flatMap((node): Problem[] => {
      const { depth = 2 } = node;
      const right = above + 1;
      above = Math.max(depth, 2);
      const message = `Este subtítulo baja más de un nivel: no se puede saltear uno. Escribí «${'#'.repeat(right)}».`;
      // If a text starts with «###» right below the title, a hint is enough.
      return depth > right ? [{ ...problemAtNode(file, node, message), isHint: right === 2 }] : [];
    });
}

/** The problems with an article's headings, and with lines that are headings, or look like one, by mistake. */
export function headingProblems(file: string, { root, text }: ArticleText): Problem[] {
  const nodes = flatten(root);
  return [
    ...skippedLevels(file, nodes),
    ...underlinedHeadings(file, nodes, text),
    ...boldHeadings(file, nodes, text),
  ];
}
