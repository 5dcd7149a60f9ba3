import { mdxToMdast, type MdastNode } from 'satteri';
import { elementProblems, type ElementAttribute } from './elements.ts';
import { marksIn } from './marks.ts';
import { explainMdx } from './mdxErrors.ts';
import { pictureReferenceTrouble, type Pictures } from './pictureReference.ts';
import { placeIn, type Problem } from './problem.ts';
import { characterTrouble } from './textFile.ts';
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

/** Whether a node says something: a text, code or a picture that is described. */
export const hasWords = (node: TextNode): boolean =>
  Boolean(node.value?.trim() || node.alt) || (node.children ?? []).some(hasWords);

/** The text of an article, or what the parser could not parse. */
export type ArticleText = { root: TextNode; text: string } | { problem: Problem };

/** Parses the text of an article, below its frontmatter; places are those of the whole file. */
export function parseText(file: string, whole: string): ArticleText {
  const text = whole.replace(FRONTMATTER, (fences) => fences.replace(/[^\n]/g, ' '));
  try {
    return { root: mdxToMdast(text) as MdastNode as TextNode, text };
  } catch (error) {
    return { problem: { file, ...explainMdx(text, error) } };
  }
}

/** What a rule may look at beside its node. */
interface Context {
  file: string;
  text: string;
  pictures: Pictures;
}

/** What is wrong with one node: messages, at its place. */
type Rule = (node: TextNode, context: Context) => string[];

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

const pictures: Rule = ({ type, url = '', alt }, context) => {
  if (type !== 'image') return [];
  const message = pictureReferenceTrouble(url, context.file, context.pictures, 'text');
  const silent = `La imagen «${url}» no dice qué se ve, para quien no puede verla. Escribí ![qué se ve](${url}).`;
  return [...(message ? [message] : []), ...(alt?.trim() ? [] : [silent])];
};

/** Links are safe, and say where they lead; whether they lead somewhere is seen once pages are built. */
const links: Rule = (node) => {
  if (node.type !== 'link' && node.type !== 'definition') return [];
  const address = (node.url ?? '').replace(/\s/g, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase() ?? 'https';
  if (!['https', 'http', 'mailto', 'tel'].includes(scheme)) {
    return [
      `Un enlace no puede empezar por «${scheme}:»: se espera «https://», «mailto:», «tel:», «/» si es una página del sitio o «#» si es un subtítulo.`,
    ];
  }
  if (address.startsWith('//')) return [`Escribí la dirección entera: «https:${address}».`];
  if (address === '') return ['Este enlace no lleva a ningún lado: escribí la dirección.'];
  const isSilent = node.type === 'link' && !hasWords(node);
  return isSilent ? ['Este enlace no tiene texto: escribí [texto](dirección).'] : [];
};

/** A letter that is written as code; all others are found in the file's own text. */
const letters: Rule = ({ type, value = '' }) => {
  const message = type === 'text' ? characterTrouble(value)?.message : undefined;
  return message ? [message] : [];
};

const rules: readonly Rule[] = [code, elementProblems, pictures, links, letters];

/** A problem of a node, where it begins. */
export const problemOf = (file: string, { position }: TextNode, message: string): Problem => {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { file, line, column, message };
};

/** Headings tell an outline below the page's title: none left out, none empty. */
function headingProblems(file: string, nodes: readonly TextNode[]): Problem[] {
  let above = 1;
  return nodes
    .filter(({ type }) => type === 'heading')
    .flatMap((node): Problem[] => {
      const { depth = 2 } = node;
      const right = above + 1;
      const isFirst = above === 1;
      above = Math.max(depth, 2);
      if (!hasWords(node)) {
        return [
          problemOf(file, node, 'Este subtítulo está vacío: escribí sus palabras o borralo.'),
        ];
      }
      if (depth === 1 || (isFirst && depth > 2)) {
        const message =
          'El título de la página es el de la ficha, y los subtítulos empiezan en «##»: escribí «##», o borralo si repite el título.';
        return [{ ...problemOf(file, node, message), isHint: true }];
      }
      const message = `Este subtítulo baja más de un nivel: no se puede saltear uno. Escribí «${'#'.repeat(right)}».`;
      return depth > right ? [problemOf(file, node, message)] : [];
    });
}

/** Hints about marks that stayed in the text, and about parts that no visitor would see. */
function hints({ file, text }: Context, nodes: readonly TextNode[]): Problem[] {
  const called = nodes.filter(({ type }) => type === 'footnoteReference');
  const found = nodes.flatMap((node): Problem[] => {
    const { start, end } = node.position ?? {};
    const source = text.slice(start?.offset ?? 0, end?.offset ?? 0);
    if (node.type === 'text') {
      return marksIn(source, 'markdown').map(({ index, message }) => ({
        file,
        ...placeIn(text, (start?.offset ?? 0) + index),
        message,
      }));
    }
    const given = (node.attributes ?? []).map(({ value }) =>
      typeof value === 'string' ? value : '',
    );
    const marks = [
      ...given.flatMap((value) => marksIn(value, 'plain')),
      ...(node.alt ? marksIn(node.alt, 'alt') : []),
    ].map(({ message }) => message);
    if (
      node.type === 'footnoteDefinition' &&
      !called.some(({ identifier }) => identifier === node.identifier)
    ) {
      marks.push(`Nadie llama a la nota «[^${node.identifier}]», y no se publica.`);
    }
    const fence = node.type === 'code' ? /^(?:`{3,}|~{3,})/.exec(source)?.[0] : undefined;
    if (fence && !source.slice(fence.length).trimEnd().endsWith(fence)) {
      marks.push(
        `Este bloque de código no se cierra, y se lleva todo lo que sigue: falta «${fence}».`,
      );
    }
    return marks.map((message) => problemOf(file, node, message));
  });
  const seen = new Set<string>();
  return found
    .filter(({ message }) => !seen.has(message) && seen.add(message))
    .map((problem) => ({ ...problem, isHint: true }));
}

/** Whether a node shows something below the page's title. */
const isShown = ({ type, value = '', depth }: TextNode) =>
  type === 'definition' || (type === 'heading' && depth === 1)
    ? false
    : !/Expression$/.test(type) || !isComment(value);

/** What is wrong with the text of an article, of which hints are left out while it is a draft. */
export function textProblems(
  file: string,
  parsed: ArticleText,
  pictures: Pictures,
  isDraft: boolean,
): Problem[] {
  if ('problem' in parsed) return [parsed.problem];
  const { root, text } = parsed;
  if (!(root.children ?? []).some(isShown)) {
    const message =
      'Después de la ficha no hay texto: el artículo saldría vacío. Escribí al menos un párrafo.';
    return [{ file, line: 1, column: 1, message }];
  }
  const context = { file, text, pictures };
  const nodes = allIn(root);
  return [
    ...nodes.flatMap((node) =>
      rules.flatMap((rule) => rule(node, context)).map((message) => problemOf(file, node, message)),
    ),
    ...headingProblems(file, nodes),
    ...(isDraft ? [] : hints(context, nodes)),
  ];
}
