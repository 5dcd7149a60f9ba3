import type { Complaint } from './textFile.ts';
import type { BodyNode } from './bodyNode.ts';

/** What the text of an article may name. */
export interface Surroundings {
  /** Why a link leads nowhere. */
  linkTrouble(href: string): string | undefined;
  /** Why a picture can't be shown. */
  pictureTrouble(src: string): string | undefined;
}

/** What the frontmatter says that matters for the text below it. */
export interface OfFrontmatter {
  /** The title of its page. */
  title: string;
  /** Whether its author is still writing: what waits for its words is no slip. */
  isDraft: boolean;
}

/** What a rule may look at beside the part it is asked about. */
export interface RuleContext extends Surroundings, OfFrontmatter {
  /** The whole file. Offsets of the parts count from its start. */
  text: string;
}

/** What is wrong with one part of an article's text; asked about every part, the root included. */
export type Rule = (node: BodyNode, context: RuleContext) => Complaint[];

/** A complaint about a part, where it begins. */
export const at = (node: BodyNode, message: string): Complaint => ({
  ...(node.position && {
    line: node.position.start.line,
    column: node.position.start.column,
  }),
  message,
});

/** The complaint about a part, if there is one. */
export const ifAny = (node: BodyNode, message: string | undefined): Complaint[] =>
  message ? [at(node, message)] : [];
