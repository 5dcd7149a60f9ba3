import { headingSlugger } from '#articles/headingIds.ts';
import { headingLevels } from '#articles/headingLevels.ts';
import { allIn, wordsOf, type BodyNode } from './bodyNode.ts';

/** The parts of a text that links may lead to: the headings that are shown below `title`, named as the site names them. */
export function anchorsIn(root: BodyNode, title: string): ReadonlySet<string> {
  const slug = headingSlugger();
  const headings = allIn(root)
    .filter(({ type }) => type === 'heading')
    .map((node) => ({ depth: node.depth ?? 2, words: wordsOf(node) }));
  const levels = headingLevels(headings, title);
  return new Set(
    headings.filter((_, index) => levels[index] !== null).map(({ words }) => slug(words)),
  );
}
