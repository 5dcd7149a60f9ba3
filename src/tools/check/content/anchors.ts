import { headingSlugger } from '#articles/headings.ts';
import { allIn, wordsOf, type BodyNode } from './bodyNode.ts';

/** The parts of a text that links may lead to: its headings, named as the site names them. */
export function anchorsIn(root: BodyNode): ReadonlySet<string> {
  const slug = headingSlugger();
  const headings = allIn(root).filter(({ type }) => type === 'heading');
  return new Set(headings.map((node) => slug(wordsOf(node))));
}
