import { isVisible } from '#tools/check/content/article/textNode.ts';
import { nodeRule, type ArticleRule } from './articleRule.ts';

/** Headings without a text, by which screen readers announce them. */
export const emptyHeadings = nodeRule((node) =>
  node.type === 'heading' && !isVisible(node)
    ? ['Este subtítulo está vacío: escribilo o borralo.']
    : [],
);

/** Paragraphs that a line of dashes under them turns into headings. */
export const underlinedHeadings: ArticleRule = ({ nodes, sourceOf }) =>
  nodes.flatMap((node) => {
    const source = sourceOf(node).trimEnd();
    if (node.type !== 'heading' || source.startsWith('#')) return [];
    const line = source.slice(source.lastIndexOf('\n') + 1).trim();
    const message = `La línea «${line}» hace del párrafo de arriba un subtítulo. Si lo es, escribilo después de «## »; si querías una línea divisoria, dejá un renglón en blanco entre los dos.`;
    return [{ node, message, isHint: true }];
  });

/** Headings that are more than one level below the one before; level 1 is the title of the page. */
export const skippedLevels: ArticleRule = ({ nodes }) => {
  let above = 1;
  return nodes
    .filter((node) => node.type === 'heading' && isVisible(node))
    .flatMap((node) => {
      const { depth = 2 } = node;
      const right = above + 1;
      above = Math.max(depth, 2);
      const message = `Este subtítulo baja más de un nivel: no se puede saltear uno. Escribí «${'#'.repeat(right)}».`;
      // If a text starts with «###» right below the title, a hint is enough.
      return depth > right ? [{ node, message, isHint: right === 2 }] : [];
    });
};
