import { mdxToMdast, type MdastNode } from 'satteri';
import { elementProblems, isComment, isSeen, type ElementAttribute } from './elements.ts';
import { explainMdx } from './mdxErrors.ts';
import { nameTrouble } from './pictureNames.ts';
import type { Place, Problem } from './problem.ts';
import { FRONTMATTER } from './yaml.ts';

/** A node of an article's text, as the parser gives it (mdast, with the nodes of MDX). */
export interface TextNode {
  type: string;
  position?: {
    start: Place & { offset?: number };
    end: Place & { offset?: number };
  };
  children?: TextNode[];
  value?: string;
  depth?: number;
  url?: string;
  alt?: string | null;
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
  const message = nameTrouble(url, file, files, true);
  const silent = `La imagen «${url}» no dice qué se ve, para quien no puede verla. Escribí ![qué se ve](${url}).`;
  return [...(message ? [message] : []), ...(alt?.trim() ? [] : [silent])];
};

/** Links are safe; whether they lead somewhere is seen once pages are built. */
const links: Rule = ({ type, url = '' }) => {
  if (type !== 'link' && type !== 'definition') return [];
  const address = url.replace(/\s/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*:|\/\/|$)/i.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined || /^(?:https?|mailto|tel):$/.test(scheme)) return [];
  return [
    `Un enlace no puede empezar por «${scheme}»: se espera «https://», «mailto:», «tel:», «/» si es una página del sitio o «#» si es un subtítulo.`,
  ];
};

/** What is announced by its words has some. */
const silences: Rule = (node) => {
  if (isSeen(node)) return [];
  if (node.type === 'link') return ['Este enlace no tiene texto: escribí [texto](dirección).'];
  return node.type === 'heading' ? ['Este subtítulo está vacío: escribilo o borralo.'] : [];
};

const rules: readonly Rule[] = [code, elementProblems, pictures, links, silences];

/** A problem of a node, where it begins. */
const problemOf = (file: string, { position }: TextNode, message: string): Problem => {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { file, line, column, message };
};

/** Headings tell an outline, which the page puts below its title: no level is left out. */
function headingProblems(file: string, nodes: readonly TextNode[]): Problem[] {
  let above = 1;
  return nodes
    .filter((node) => node.type === 'heading' && isSeen(node))
    .flatMap((node): Problem[] => {
      const { depth = 2 } = node;
      const right = above + 1;
      above = Math.max(depth, 2);
      const message = `Este subtítulo baja más de un nivel: no se puede saltear uno. Escribí «${'#'.repeat(right)}».`;
      // Whoever begins with «###» has left nothing out.
      return depth > right ? [{ ...problemOf(file, node, message), isHint: right === 2 }] : [];
    });
}

/** What is wrong with the text of an article, whatever its words. */
export function textProblems(
  file: string,
  { root }: ArticleText,
  files: ReadonlySet<string>,
): Problem[] {
  const isTitle = ({ type, depth }: TextNode) => type === 'heading' && depth === 1;
  if (!root.children?.some((node) => !isTitle(node) && isSeen(node))) {
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
  ];
}
