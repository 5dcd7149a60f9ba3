import { allIn, hasWords } from '#tools/check/content/bodyNode.ts';
import { at, type Rule } from '#tools/check/content/rule.ts';
import type { Complaint } from '#tools/check/content/textFile.ts';

const SECOND =
  'El título de la página es el de la ficha, y los subtítulos empiezan en «##»: escribí «##», o borralo si repite el título.';

/** Headings tell an outline: below the page's title, none left out, none empty. */
export const headings: Rule = (root) => {
  if (root.type !== 'root') return [];
  let above: number | undefined;
  return allIn(root)
    .filter(({ type }) => type === 'heading')
    .flatMap((node): Complaint[] => {
      const complaints: Complaint[] = [];
      const depth = node.depth ?? 2;
      const right = (above ?? 1) + 1;
      if (depth === 1 || (above === undefined && depth > 2)) {
        complaints.push({ ...at(node, SECOND), isHint: true });
      } else if (depth > right) {
        complaints.push(
          at(
            node,
            `Este subtítulo es de nivel ${depth} («${'#'.repeat(depth)}») y el anterior es de nivel ${right - 1}: no se puede saltear uno. Escribí «${'#'.repeat(right)}».`,
          ),
        );
      }
      if (!hasWords(node)) {
        complaints.push(at(node, 'Este subtítulo está vacío: escribí sus palabras o borralo.'));
      }
      above = Math.max(depth, 2);
      return complaints;
    });
};
