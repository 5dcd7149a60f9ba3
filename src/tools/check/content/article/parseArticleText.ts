import { mdxToMdast, type MdastNode } from 'satteri';
import { FRONTMATTER } from '#tools/frontmatter.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { explainMdx } from './explainMdx.ts';
import type { TextNode } from './textNode.ts';

/** The parsed text of an article, and the source text that its offsets refer to. */
export interface ArticleText {
  root: TextNode;
  text: string;
}

/** Parses the text below an article's frontmatter; positions are those in the whole file. */
export function parseArticleText(file: string, whole: string): ArticleText | { problem: Problem } {
  const text = whole.replace(FRONTMATTER, (fences) => fences.replace(/[^\n]/g, ' '));
  try {
    return { root: mdxToMdast(text) as MdastNode as TextNode, text };
  } catch (error) {
    return { problem: { file, ...explainMdx(text, error) } };
  }
}
