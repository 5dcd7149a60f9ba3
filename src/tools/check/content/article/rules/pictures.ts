import { decodeAddress } from '#tools/check/decodeAddress.ts';
import { picturePathError } from '#tools/check/content/files/pictureNames.ts';
import type { ArticleRule } from './articleRule.ts';

/** Pictures need a file beside the article, and a text for those who can't see them. */
export const pictures: ArticleRule = ({ file, nodes }, files) => {
  /** Addresses that are written apart from their picture: `![…][plano]`, and below it `[plano]: ./plano.png`. */
  const addresses = new Map(
    nodes
      .filter(({ type }) => type === 'definition')
      // If two definitions have the same name, the first one is published.
      .toReversed()
      .map(({ identifier, url }) => [identifier, url]),
  );
  return nodes.flatMap((node) => {
    const { type, alt, identifier } = node;
    if (type !== 'image' && type !== 'imageReference') return [];
    const url = (type === 'image' ? node.url : addresses.get(identifier)) ?? '';
    const shown = url.length > 60 ? './nombre.png' : url;
    const messages = [
      picturePathError(url, file, files, decodeAddress(url)),
      !alt?.trim() &&
        `La imagen «${shown}» no dice qué se ve, para quien no puede verla. Escribí ![qué se ve](${shown}).`,
    ];
    return messages.flatMap((message) => (message ? [{ node, message }] : []));
  });
};
