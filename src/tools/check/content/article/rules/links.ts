import { addressError } from '#schemas/strayCharacters.ts';
import { isVisible, type TextNode } from '#tools/check/content/article/textNode.ts';
import { PICTURE } from '#tools/check/content/files/pictureNames.ts';
import { nodeRule, type ArticleRule } from './articleRule.ts';

/** The scheme of an address, «mailto:», or «//». */
const SCHEME = /^([a-z][a-z0-9+.-]*:|\/\/)/i;
const SAFE_SCHEME = /^(?:https?|mailto|tel):$/;

function addressMessage(given: string): string | undefined {
  const address = given.replace(/\s/g, '');
  if (!address) return 'Este enlace no tiene dirección: escribí [texto](dirección).';
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  if (scheme && !SAFE_SCHEME.test(scheme)) {
    return `Un enlace no puede empezar por «${scheme}»: se espera «https://», «mailto:», «tel:», «/» si es una página del sitio o «#» si es un subtítulo.`;
  }
  const error = addressError(given);
  if (error) return error;
  if (PICTURE.test(address) && !/^(?:https?:|\/)/.test(address)) {
    return `«${given}» es una imagen, y así sería un enlace: escribí ![qué se ve](${given}), con «!» y sin espacio.`;
  }
  return undefined;
}

/** The names by which pictures or links refer to an address that is written elsewhere. */
const namesIn = (nodes: readonly TextNode[], reference: 'imageReference' | 'linkReference') =>
  new Set(nodes.filter(({ type }) => type === reference).map(({ identifier }) => identifier));

/** Links need an address with a safe scheme. Whether their target exists is checked in the built pages. */
export const linkAddresses: ArticleRule = ({ nodes }) => {
  const ofPictures = namesIn(nodes, 'imageReference').difference(namesIn(nodes, 'linkReference'));
  return nodes.flatMap((node) => {
    const { type, url = '', identifier } = node;
    const isLink = type === 'link' || (type === 'definition' && !ofPictures.has(identifier));
    const message = isLink && addressMessage(url);
    return message ? [{ node, message }] : [];
  });
};

/** Links need a text, because screen readers announce them by it. */
export const linkTexts = nodeRule((node) =>
  node.type === 'link' && !isVisible(node)
    ? ['Este enlace no tiene texto: escribí [texto](dirección).']
    : [],
);
