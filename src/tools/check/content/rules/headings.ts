import { headingLevels, ownTitle } from '#articles/headingLevels.ts';
import { allIn, hasWords, wordsOf } from '#tools/check/content/bodyNode.ts';
import { at, type Rule } from '#tools/check/content/rule.ts';
import type { Complaint } from '#tools/check/content/textFile.ts';

const otherTitle =
  'El título de la página es el de la ficha, y este se muestra como un subtítulo: si tenía que ser el título, pasalo a «titulo».';

/** Headings tell an outline: below the page's title, none left out, none empty. */
export const headings: Rule = (root, { title }) => {
  if (root.type !== 'root') return [];
  const nodes = allIn(root).filter(({ type }) => type === 'heading');
  const written = nodes.map((node) => ({ depth: node.depth ?? 2, words: wordsOf(node) }));
  const own = ownTitle(written, title);
  const levels = headingLevels(written, title);
  let above = 1;
  return nodes.flatMap((node, index): Complaint[] => {
    const complaints: Complaint[] = [];
    const depth = node.depth ?? 2;
    const level = levels[index] ?? 1;
    const skipped = level - above - 1;
    if (index === 0 && own === 'other') {
      complaints.push({ ...at(node, otherTitle), isHint: true });
    } else if (skipped > 0) {
      const right = depth - skipped;
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
    above = level;
    return complaints;
  });
};
