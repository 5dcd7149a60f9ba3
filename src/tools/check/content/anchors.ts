import { headingSlugger } from '#articles/headingIds.ts';
import { allIn, wordsOf, type BodyNode } from './bodyNode.ts';

/** The parts of a text that links may lead to: its headings, named as the site names them. */
export function anchorsIn(root: BodyNode): ReadonlySet<string> {
  const slug = headingSlugger();
  return new Set(
    allIn(root)
      .filter(({ type }) => type === 'heading')
      .map((heading) => slug(wordsOf(heading))),
  );
}
