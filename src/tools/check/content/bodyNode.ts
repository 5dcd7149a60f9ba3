/** An attribute of a component or of a plain element. */
export interface BodyAttribute {
  type: string;
  name?: string;
  value?: string | { value: string } | null;
}

/** A part of an article's text, as its reader gives it (mdast, with the parts of MDX). */
export interface BodyNode {
  type: string;
  position?: {
    start: { line: number; column: number; offset?: number };
    end: { line: number; column: number; offset?: number };
  };
  children?: BodyNode[];
  value?: string;
  depth?: number;
  url?: string;
  alt?: string | null;
  identifier?: string;
  name?: string | null;
  attributes?: BodyAttribute[];
}

/** Whether a part says something: a text, code or a picture that is described. */
export const hasWords = (node: BodyNode): boolean =>
  (node.type === 'text' && Boolean(node.value?.trim())) ||
  (node.type === 'inlineCode' && Boolean(node.value)) ||
  (node.type === 'image' && Boolean(node.alt)) ||
  (node.children ?? []).some(hasWords);

/** The text of a part and of all that it holds. */
export const wordsOf = (node: BodyNode): string =>
  (node.value ?? '') + (node.children ?? []).map(wordsOf).join('');

/** A part and all that it holds, in reading order. */
export const allIn = (node: BodyNode): BodyNode[] => [
  node,
  ...(node.children ?? []).flatMap(allIn),
];
