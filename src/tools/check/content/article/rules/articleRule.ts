import type { ArticleText } from '#tools/check/content/article/parseArticleText.ts';
import type { TextNode } from '#tools/check/content/article/textNode.ts';
import type { Position } from '#tools/check/content/problem.ts';

/** A node of an article's text with a mistake, and what its author is told about it. */
interface ArticleMistake extends Partial<Position> {
  /** Where it is, unless line and column say it more exactly. */
  node: TextNode;
  message: string;
  /** Whether the author may have meant it. */
  isHint?: boolean;
}

/** Finds one kind of mistake in the text of an article; `files` are those that it may show. */
export type ArticleRule = (article: ArticleText, files: ReadonlySet<string>) => ArticleMistake[];

/** A rule that looks at each node by itself and gives its messages. */
export const nodeRule =
  (
    messagesFor: (
      node: TextNode,
      article: ArticleText,
      files: ReadonlySet<string>,
    ) => readonly string[],
  ): ArticleRule =>
  (article, files) =>
    article.nodes.flatMap((node) =>
      messagesFor(node, article, files).map((message) => ({ node, message })),
    );
