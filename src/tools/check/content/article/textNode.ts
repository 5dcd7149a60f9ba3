import type { Position } from '#tools/check/content/problem.ts';

/** An attribute of a component or of an element of HTML. */
interface ElementAttribute {
  type: string;
  name?: string;
  value?: string | { value: string } | null;
}

/** A node of an article's text, as the parser gives it (mdast, with the nodes of MDX). */
export interface TextNode {
  type: string;
  position?: {
    start: Position & { offset?: number };
    end: Position & { offset?: number };
  };
  children?: TextNode[];
  value?: string;
  depth?: number;
  /** What follows the language of a block of code. */
  meta?: string | null;
  /** The name of a definition or of a reference to one: the form to compare, and the form that is written. */
  identifier?: string;
  label?: string;
  url?: string;
  alt?: string | null;
  name?: string | null;
  attributes?: ElementAttribute[];
}

/** A node and all its descendants, in reading order. */
export const flatten = (node: TextNode): TextNode[] => [
  node,
  ...(node.children ?? []).flatMap(flatten),
];

// «{/* nota */}»
/** Whether the code between braces consists of comments only. */
export const isComment = (code: string): boolean => /^(\s*\/\*[\s\S]*?\*\/\s*)*$/.test(code);

const isPicture = ({ type }: TextNode): boolean => type === 'image' || type === 'imageReference';

export const hasPicture = (node: TextNode): boolean =>
  isPicture(node) || (node.children ?? []).some(hasPicture);

/** Whether a node shows anything: text, a picture or a component. */
export const isVisible = (node: TextNode): boolean =>
  isPicture(node) ||
  /^[A-Z]/.test(node.name ?? '') ||
  !isComment((node.value ?? '').trim()) ||
  (node.children ?? []).some(isVisible);

/** The code between braces that is no more than a text in quotes: «titulo={"Uno"}». */
export const QUOTED_TEXT = /^\s*(["'])([^"'\\]*)\1\s*$/;

/** The text of an attribute; `undefined` where it is another expression or has no value. */
export function attributeText({ type, value }: ElementAttribute): string | undefined {
  if (type !== 'mdxJsxAttribute') return undefined;
  if (typeof value === 'string') return value;
  return value ? QUOTED_TEXT.exec(value.value)?.[2] : undefined;
}
