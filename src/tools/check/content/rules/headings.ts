import { allIn, hasWords } from '#tools/check/content/bodyNode.ts';
import { at, type Rule } from '#tools/check/content/rule.ts';

/** Headings tell an outline: below the page's title, none left out, none empty. */
export const headings: Rule = (root) => {
  if (root.type !== 'root') return [];
  let level = 1;
  return allIn(root)
    .filter(({ type }) => type === 'heading')
    .flatMap((node) => {
      const depth = node.depth ?? 2;
      const complaints = [];
      if (depth === 1) {
        complaints.push(
          at(node, 'El título de la página ya es el de la ficha: escribí este con «##».'),
        );
      } else if (depth > level + 1) {
        complaints.push(
          at(
            node,
            `Este subtítulo es de nivel ${depth} («${'#'.repeat(depth)}») y el anterior es de nivel ${level}: no se puede saltear uno. Escribí «${'#'.repeat(level + 1)}».`,
          ),
        );
      }
      if (!hasWords(node)) {
        complaints.push(at(node, 'Este subtítulo está vacío: escribí sus palabras o borralo.'));
      }
      level = Math.max(depth, 2);
      return complaints;
    });
};
