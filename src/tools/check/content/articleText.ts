import { mdxToMdast, type MdastNode } from 'satteri';
import { elementProblems, isSeen, type ElementAttribute } from './elements.ts';
import { explainMdx } from './mdxErrors.ts';
import { pictureTrouble } from './pictureNames.ts';
import type { Problem } from './problem.ts';
import { FRONTMATTER } from './yaml.ts';

/** A node of an article's text, as the parser gives it (mdast, with the nodes of MDX). */
export interface TextNode {
  type: string;
  position?: {
    start: { line: number; column: number; offset?: number };
    end: { line: number; column: number; offset?: number };
  };
  children?: TextNode[];
  value?: string;
  depth?: number;
  url?: string;
  alt?: string | null;
  identifier?: string;
  name?: string | null;
  attributes?: ElementAttribute[];
}

/** A node and all that it holds, in reading order. */
export const allIn = (node: TextNode): TextNode[] => [
  node,
  ...(node.children ?? []).flatMap(allIn),
];

/** The text of an article as a tree, and as the characters that its places count. */
export interface ArticleText {
  root: TextNode;
  text: string;
}

/** Parses the text of an article, below its frontmatter; places are those of the whole file. */
export function parseText(file: string, whole: string): ArticleText | { problem: Problem } {
  const text = whole.replace(FRONTMATTER, (fences) => fences.replace(/[^\n]/g, ' '));
  try {
    return { root: mdxToMdast(text) as MdastNode as TextNode, text };
  } catch (error) {
    return { problem: { file, ...explainMdx(text, error) } };
  }
}

/** What is wrong with one node of the article `file`: messages, at its place. */
type Rule = (node: TextNode, file: string, files: ReadonlySet<string>) => string[];

/** Whether what stands between braces is a note of its author's. */
const isComment = (code: string): boolean => /^(\s*\/\*[\s\S]*?\*\/\s*)*$/.test(code);

/** An article is words: nothing in it runs. A sign in quotes, such as `{"{"}`, is a word. */
const code: Rule = ({ type, value = '' }) => {
  if (type === 'mdxjsEsm') {
    const [word = ''] = /\w+/.exec(value) ?? [];
    return [
      `Una línea que empieza con «${word}» se lee como código: borrala (los componentes ya están) o, si es parte del texto, empezala con otra palabra.`,
    ];
  }
  if (!/^mdx\w+Expression$/.test(type) || isComment(value) || /^(["'])[^"'\\]*\1$/.test(value)) {
    return [];
  }
  const shown = `{${value.length > 40 ? `${value.slice(0, 40)}…` : value}}`;
  return [
    `Lo que va entre llaves se lee como código, y se encontró «${shown}». Si es parte del texto, escribí «${shown.replace(/[{}]/g, '\\$&')}».`,
  ];
};

const pictures: Rule = ({ type, url = '', alt }, file, files) => {
  if (type !== 'image') return [];
  const message = pictureTrouble(url, file, files, true);
  const silent = `La imagen «${url}» no dice qué se ve, para quien no puede verla. Escribí ![qué se ve](${url}).`;
  return [...(message ? [message] : []), ...(alt?.trim() ? [] : [silent])];
};

/** Links are safe, and say where they lead; whether they lead somewhere is seen once pages are built. */
const links: Rule = (node) => {
  if (node.type !== 'link' && node.type !== 'definition') return [];
  const address = (node.url ?? '').replace(/\s/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*:|\/\/|$)/i.exec(address)?.[1]?.toLowerCase();
  if (scheme !== undefined && !/^(?:https?|mailto|tel):$/.test(scheme)) {
    return [
      `Un enlace no puede empezar por «${scheme}»: se espera «https://», «mailto:», «tel:», «/» si es una página del sitio o «#» si es un subtítulo.`,
    ];
  }
  const isSilent = node.type === 'link' && !isSeen(node);
  return isSilent ? ['Este enlace no tiene texto: escribí [texto](dirección).'] : [];
};

const rules: readonly Rule[] = [code, elementProblems, pictures, links];

/** A problem of a node, where it begins. */
export const problemOf = (file: string, { position }: TextNode, message: string): Problem => {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { file, line, column, message };
};

/** Headings tell an outline, which the page puts below its title: none left out, none empty. */
function headingProblems(file: string, nodes: readonly TextNode[]): Problem[] {
  let above = 1;
  return nodes
    .filter(({ type }) => type === 'heading')
    .flatMap((node): Problem[] => {
      const { depth = 2 } = node;
      const right = above + 1;
      above = Math.max(depth, 2);
      if (!isSeen(node)) {
        const message = 'Este subtítulo está vacío: escribí sus palabras o borralo.';
        return [problemOf(file, node, message)];
      }
      const message = `Este subtítulo baja más de un nivel: no se puede saltear uno. Escribí «${'#'.repeat(right)}».`;
      // Whoever begins with «###» has left nothing out.
      return depth > right ? [{ ...problemOf(file, node, message), isHint: right === 2 }] : [];
    });
}

/** Hints about footnotes that nobody calls. */
function uncalledNotes(file: string, nodes: readonly TextNode[]): Problem[] {
  const called = nodes.filter(({ type }) => type === 'footnoteReference');
  return nodes
    .filter(({ type }) => type === 'footnoteDefinition')
    .filter(({ identifier }) => !called.some((call) => call.identifier === identifier))
    .map((node) => {
      const message = `Nadie llama a la nota «[^${node.identifier}]», y no se publica.`;
      return { ...problemOf(file, node, message), isHint: true };
    });
}

/** Whether a node shows something below the page's title. */
const isShown = ({ type, value = '', depth }: TextNode) =>
  type === 'definition' || (type === 'heading' && depth === 1)
    ? false
    : !/Expression$/.test(type) || !isComment(value);

/** What is wrong with the text of an article, whatever its words. */
export function textProblems(
  file: string,
  { root }: ArticleText,
  files: ReadonlySet<string>,
): Problem[] {
  if (!(root.children ?? []).some(isShown)) {
    const message =
      'Después de la ficha no hay texto: el artículo saldría vacío. Escribí al menos un párrafo.';
    return [{ file, line: 1, column: 1, message }];
  }
  const nodes = allIn(root);
  return [
    ...nodes.flatMap((node) =>
      rules
        .flatMap((rule) => rule(node, file, files))
        .map((message) => problemOf(file, node, message)),
    ),
    ...headingProblems(file, nodes),
    ...uncalledNotes(file, nodes),
  ];
}
