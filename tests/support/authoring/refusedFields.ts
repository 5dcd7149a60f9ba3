import { beforeAll, describe, test } from 'vitest';
import { articleSource } from './articleSource.ts';
import {
  expectRefused,
  problemsOf,
  type ExpectedProblem,
  type RefusedFile,
  type WrittenFile,
} from './refusedContent.ts';

/** An article with a slip in its frontmatter. */
interface Row extends ExpectedProblem {
  slip: string;
  /** The lines that differ from a valid article's. */
  lines: NonNullable<Parameters<typeof articleSource>[0]>;
  also?: ExpectedProblem;
}

/** Tests that the check refuses each article, which stands in a folder with the `others`. */
export function testRefused(
  groups: Record<string, readonly Row[]>,
  others: readonly WrittenFile[] = [],
): void {
  const suites = Object.entries(groups).map(([group, rows], place) => ({
    group,
    articles: rows.map(({ lines, ...row }, index): RefusedFile & Pick<Row, 'slip'> => ({
      ...row,
      file: `blog/error-${place}-${index}.mdx`,
      written: articleSource(lines),
    })),
  }));

  describe('an article is refused for its', () => {
    let found: Awaited<ReturnType<typeof problemsOf>>;
    beforeAll(async () => {
      found = await problemsOf([...others, ...suites.flatMap(({ articles }) => articles)]);
    });

    describe.each(suites)('$group', ({ articles }) => {
      test.each(articles)('$slip', (article) => expectRefused(found, article));
    });
  });
}
