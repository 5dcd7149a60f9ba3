import { mdxToMdast, type MdastNode } from 'satteri';
import { FRONTMATTER } from '#tools/frontmatter.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { explainMdx } from './explainMdx.ts';
import { flatten, type TextNode } from './textNode.ts';

/** The parsed text of an article. */
export interface ArticleText {
  file: string;
  /** The source text that the offsets of the nodes refer to. */
  text: string;
  root: TextNode;
  /** All nodes, in reading order. */
  nodes: readonly TextNode[];
  /** The source text of a node; empty for none. */
  sourceOf(node: TextNode | undefined): string;
}

/** Parses the text below an article's frontmatter; positions are those in the whole file. */
export function parseArticleText(file: string, whole: string): ArticleText | { problem: Problem } {
  const text = whole.replace(FRONTMATTER, (fences) => fences.replace(/[^\n]/g, ' '));
  try {
    const root = mdxToMdast(text) as MdastNode as TextNode;
    const sourceOf = (node: TextNode | undefined) => {
      const { start, end } = node?.position ?? {};
      return start ? text.slice(start.offset, end?.offset) : '';
    };
    return { file, text, root, nodes: flatten(root), sourceOf };
  } catch (error) {
    return { problem: { file, ...explainMdx(text, error) } };
  }
}
