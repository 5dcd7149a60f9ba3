import { addressError } from '#schemas/strayCharacters.ts';
import { decodeAddress } from '#tools/check/decodeAddress.ts';
import { correctedBeginning } from '#tools/check/correctedBeginning.ts';
import { PICTURE, picturePathError } from '#tools/check/content/files/pictureNames.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import { elementProblems } from './elementProblems.ts';
import { headingProblems } from './headingProblems.ts';
import type { ArticleText } from './parseArticleText.ts';
import { flatten, isComment, isVisible, problemAtNode, type TextNode } from './textNode.ts';

/** Checks one node of the article `file` and gives its error messages, in Spanish. */
type Rule = (node: TextNode, file: string, files: ReadonlySet<string>) => string[];

/** A text in quotes between braces. Authors write it to show a sign that would be read as code: `{"{"}`. */
const QUOTED_TEXT = /^(["'])[^"'\\]*\1$/;

/** Articles contain no code. */
const noCode: Rule = ({ type, value = '' }) => {
  if (type === 'mdxjsEsm') {
    const [word = ''] = /\w+/.exec(value) ?? [];
    return [
      `Una línea que empieza con «${word}» se lee como código: borrala (los componentes ya están) o, si es parte del texto, empezala con otra palabra.`,
    ];
  }
  const isExpression = /^mdx\w+Expression$/.test(type);
  if (!isExpression || isComment(value) || QUOTED_TEXT.test(value)) return [];
  const shown = `{${value.length > 40 ? `${value.slice(0, 40)}…` : value}}`;
  return [
    `Lo que va entre llaves se lee como código, y se encontró «${shown}». Si es parte del texto, escribí «${shown.replace(/[{}]/g, '\\$&')}».`,
  ];
};

const pictures: Rule = ({ type, url = '', alt }, file, files) => {
  if (type !== 'image') return [];
  const message = picturePathError(url, file, files, decodeAddress(url));
  const shown = url.length > 60 ? './nombre.png' : url;
  const missingAlt = `La imagen «${shown}» no dice qué se ve, para quien no puede verla. Escribí ![qué se ve](${shown}).`;
  return [...(message ? [message] : []), ...(alt?.trim() ? [] : [missingAlt])];
};

/** The scheme of an address, «mailto:», or «//». */
const SCHEME = /^([a-z][a-z0-9+.-]*:|\/\/)/i;
const SAFE_SCHEME = /^(?:https?|mailto|tel):$/;

/** Links need an address with a safe scheme. Whether their target exists is checked in the built pages. */
const links: Rule = ({ type, url = '' }) => {
  if (type !== 'link' && type !== 'definition') return [];
  const address = url.replace(/\s/g, '');
  if (!address) return ['Este enlace no tiene dirección: escribí [texto](dirección).'];
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  if (scheme && !SAFE_SCHEME.test(scheme)) {
    return [
      `Un enlace no puede empezar por «${scheme}»: se espera «https://», «mailto:», «tel:», «/» si es una página del sitio o «#» si es un subtítulo.`,
    ];
  }
  const error = addressError(url);
  if (error) return [error];
  const right = correctedBeginning(address);
  if (right !== undefined) {
    return [`La dirección «${url}» empieza mal: escribí «${right}».`];
  }
  if (PICTURE.test(address) && !/^(?:https?:|\/)/.test(address)) {
    return [
      `«${url}» es una imagen, y así sería un enlace: escribí ![qué se ve](${url}), con «!» y sin espacio.`,
    ];
  }
  return [];
};

/** Links and headings need a text, because screen readers announce them by it. */
const emptyTexts: Rule = (node) => {
  if (isVisible(node)) return [];
  if (node.type === 'link') return ['Este enlace no tiene texto: escribí [texto](dirección).'];
  return node.type === 'heading' ? ['Este subtítulo está vacío: escribilo o borralo.'] : [];
};

const rules: readonly Rule[] = [noCode, elementProblems, pictures, links, emptyTexts];

/** The names by which references of this type refer to an address. */
const namesOf = (nodes: readonly TextNode[], reference: 'imageReference' | 'linkReference') =>
  new Set(nodes.filter(({ type }) => type === reference).map(({ identifier }) => identifier));

/**
 * The nodes of a text. If the author wrote a picture's address separately (`![…][plano]`, and below it `[plano]:
 * ./plano.png`), it is put into the picture itself. Definitions that only pictures refer to are left out.
 */
function withAddresses(nodes: readonly TextNode[]): TextNode[] {
  const addresses = new Map(
    nodes
      .filter(({ type }) => type === 'definition')
      // If two definitions have the same name, the first one is published.
      .toReversed()
      .map(({ identifier, url }) => [identifier, url]),
  );
  const shown = namesOf(nodes, 'imageReference');
  const linked = namesOf(nodes, 'linkReference');
  return nodes
    .filter(({ type, identifier }) => {
      const isOfPicture = shown.has(identifier) && !linked.has(identifier);
      return type !== 'definition' || !isOfPicture;
    })
    .map((node) =>
      node.type === 'imageReference'
        ? { ...node, type: 'image', url: addresses.get(node.identifier) ?? '' }
        : node,
    );
}

/** The problems in an article's text: empty text, code, elements, links, pictures and headings. */
export function textProblems(
  file: string,
  article: ArticleText,
  files: ReadonlySet<string>,
): Problem[] {
  const isTitle = ({ type, depth }: TextNode) => type === 'heading' && depth === 1;
  if (!article.root.children?.some((node) => !isTitle(node) && isVisible(node))) {
    const message =
      'Después de la ficha no hay texto: el artículo saldría vacío. Escribí al menos un párrafo.';
    return [{ file, line: 1, column: 1, message }];
  }
  return [
    ...withAddresses(flatten(article.root)).flatMap((node) =>
      rules
        .flatMap((rule) => rule(node, file, files))
        .map((message) => problemAtNode(file, node, message)),
    ),
    ...headingProblems(file, article),
  ];
}
